import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { prefersStillness } from '#src/ui/styles/stillness.ts'
import styles from './RowArrows.module.css'

/** A click moves the row by so much of what is seen: something of the last items stays. */
const STEP = 0.8

/**
 * Arrows over the ends of a row, each as long as something is hidden there. For the mouse alone: the keyboard brings
 * the items themselves into sight, and screen readers know all of them.
 */
export function RowArrows({ row }: { row: RefObject<HTMLElement | null> }) {
  const [hidden, setHidden] = useState({ before: false, after: false })
  const look = useEffectEvent(() => {
    const { before, after } = hiddenParts(row.current)
    if (before !== hidden.before || after !== hidden.after) setHidden({ before, after })
  })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const onChange = () => look()
    const items = new MutationObserver(onChange)
    items.observe(element, { childList: true, subtree: true })
    element.addEventListener('scroll', onChange, { passive: true })
    window.addEventListener('resize', onChange)
    onChange()
    return () => {
      items.disconnect()
      element.removeEventListener('scroll', onChange)
      window.removeEventListener('resize', onChange)
    }
  }, [row])
  const move = (towards: -1 | 1) => {
    const element = row.current
    if (!element) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -towards : towards
    element.scrollBy({
      left: sign * STEP * element.clientWidth,
      behavior: prefersStillness() ? 'auto' : 'smooth',
    })
  }
  return (
    <>
      {hidden.before ? (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={classNames(styles.arrow, styles.before)}
          onClick={() => move(-1)}
        >
          <Icon icon={ChevronLeft} size={20} directional />
        </button>
      ) : null}
      {hidden.after ? (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={classNames(styles.arrow, styles.after)}
          onClick={() => move(1)}
        >
          <Icon icon={ChevronRight} size={20} directional />
        </button>
      ) : null}
    </>
  )
}

/** Whether items are hidden before and after what is seen; `scrollLeft` is negative where text runs right to left. */
function hiddenParts(row: HTMLElement | null): { before: boolean; after: boolean } {
  if (!row) return { before: false, after: false }
  const passed = Math.abs(row.scrollLeft)
  return { before: passed > 1, after: passed < row.scrollWidth - row.clientWidth - 1 }
}
