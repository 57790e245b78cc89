import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isPlaceKept } from '#src/core/routing/kept-place.ts'

/**
 * A category that is chosen begins right below its row, which then sticks to the top: whoever chooses one wants its
 * games, and else the banner would have half of the screen. A page that is opened or returned to has a place of its
 * own.
 *
 * @param content of the tab, right after the row
 */
export function useTabInSight(content: RefObject<HTMLElement | null>, chosen: string): void {
  const before = useRef(chosen)
  const { state } = useLocation()
  // Without a choice the category changes too, when the row of categories arrives.
  const isChoice = useNavigationType() !== 'POP' && isPlaceKept(state)
  useLayoutEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    if (!isChoice) return
    const row = content.current?.previousElementSibling
    if (!row || !content.current) return
    const stuckAt = Number.parseFloat(getComputedStyle(row).top) || 0
    const top = content.current.getBoundingClientRect().top - row.clientHeight - stuckAt
    if (top !== 0) window.scrollBy(0, top)
  }, [content, chosen, isChoice])
}
