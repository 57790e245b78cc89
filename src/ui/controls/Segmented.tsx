import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './Segmented.module.css'

interface Segment<Id extends string> {
  id: Id
  label: ReactNode
  /** Id of the `role="tabpanel"` element, when it is in the page. */
  panelId?: string
}

interface SegmentedProps<Id extends string> {
  label: string
  segments: readonly Segment<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** Tabs in one pill: arrows, Home and End move and select, as the tabs pattern of ARIA says. */
export function Segmented<Id extends string>({ label, segments, selected, onSelect }: SegmentedProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = nextIndex(
      event,
      segments.findIndex((segment) => segment.id === selected),
      segments.length,
    )
    const target = step === undefined ? undefined : segments[step]
    if (step === undefined || !target) return
    event.preventDefault()
    onSelect(target.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[step]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.pill} onKeyDown={move}>
      {segments.map((segment) => (
        <button
          key={segment.id}
          type="button"
          role="tab"
          aria-selected={segment.id === selected}
          aria-controls={segment.panelId}
          tabIndex={segment.id === selected ? 0 : -1}
          className={styles.segment}
          onClick={() => onSelect(segment.id)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  )
}

function nextIndex(event: KeyboardEvent<HTMLElement>, current: number, count: number): number | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  if (event.key === forward) return (current + 1) % count
  if (event.key === backward) return (current - 1 + count) % count
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  return undefined
}
