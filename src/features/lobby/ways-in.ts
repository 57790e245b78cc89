import { create } from 'zustand'

/** As high as the header, under which they are out of sight. */
const MARGIN = '-56px 0px 0px'

const store = create(() => ({ areGone: false }))

/** Whether home's ways in have scrolled off, so that the header has to offer the one that matters (GAP-11). */
export const useAreWaysInGone = (): boolean => store(({ areGone }) => areGone)

/** The reference of the ways in: sees whether they are in sight. */
export function watchWaysIn(pair: HTMLElement | null): (() => void) | undefined {
  if (!pair || !('IntersectionObserver' in window)) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      // The newest is the last. Ways in that stand below what is in sight have not been seen yet.
      const entry = entries.at(-1)
      if (entry) store.setState({ areGone: !entry.isIntersecting && entry.boundingClientRect.top < 0 })
    },
    { rootMargin: MARGIN },
  )
  observer.observe(pair)
  return () => {
    observer.disconnect()
    store.setState({ areGone: false })
  }
}
