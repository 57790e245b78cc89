import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { MotionButton, type MotionLabels } from './MotionButton.tsx'
import { useSelfMotion } from './use-self-motion.ts'
import styles from './VerticalTicker.module.css'

interface TickerItem {
  key: string
  /** One row of exactly `rowHeight`. */
  content: ReactNode
}

type VerticalTickerProps = MotionLabels & {
  label: string
  items: readonly TickerItem[]
  /** Rows seen at a time. */
  visible?: number
  /** A CSS length. */
  rowHeight: string
  /** From the start of one step to the start of the next, in ms. */
  intervalMs: number
  /** Duration of one step, in ms. */
  stepMs?: number
  className?: string | undefined
}

const DEFAULT_STEP_MS = 300

/**
 * Rows that move up one at a time, round and round, when there are more than fit. Stands still under mouse, finger,
 * focus and reduced motion, and has a pause button. HOME-28, GAP-113.
 */
export function VerticalTicker({
  label,
  items,
  visible = 1,
  rowHeight,
  intervalMs,
  stepMs = DEFAULT_STEP_MS,
  className,
  pauseLabel,
  playLabel,
}: VerticalTickerProps) {
  const overflows = items.length > visible
  const { moving, paused, toggle, hold } = useSelfMotion(overflows)
  const { first, stepping } = useSteps({
    moving,
    keys: items.map(({ key }) => key),
    restMs: Math.max(0, intervalMs - stepMs),
    stepMs,
  })

  // the row that comes next waits below the window, out of sight and out of the tab order
  const count = overflows ? visible + 1 : items.length
  const rows = Array.from({ length: count }, (_, slot) => items[(first + slot) % items.length])
  return (
    <div className={classNames(styles.ticker, className)} {...hold}>
      <ul
        aria-label={label}
        className={styles.window}
        style={{ height: times(rowHeight, Math.min(visible, items.length)) }}
      >
        {rows.map(
          (item, slot) =>
            item && (
              <li
                key={item.key}
                className={styles.row}
                style={{
                  height: rowHeight,
                  transform: `translateY(${times(rowHeight, slot - (stepping ? 1 : 0))})`,
                  transition: stepping ? `transform ${stepMs}ms var(--ease)` : undefined,
                  visibility: slot < visible || stepping ? undefined : 'hidden',
                }}
              >
                {item.content}
              </li>
            ),
        )}
      </ul>
      {overflows ? (
        <MotionButton
          paused={paused}
          onToggle={toggle}
          pauseLabel={pauseLabel}
          playLabel={playLabel}
          className={styles.button}
        />
      ) : null}
    </div>
  )
}

const times = (length: string, count: number) => `calc(${count} * (${length}))`

interface Steps {
  moving: boolean
  keys: readonly string[]
  restMs: number
  stepMs: number
}

/**
 * Rest, step, rest … A step that has begun is finished even when it is told to hold. Rows that come or go later leave
 * the first one where it is: somebody reads it, or is about to press it.
 */
function useSteps({ moving, keys, restMs, stepMs }: Steps): { first: number; stepping: boolean } {
  const [firstKey, setFirstKey] = useState(keys[0])
  const [stepping, setStepping] = useState(false)
  const first = Math.max(
    0,
    keys.findIndex((key) => key === firstKey),
  )
  const next = keys[(first + 1) % keys.length]

  useEffect(() => {
    if (stepping) {
      const timer = setTimeout(() => {
        setFirstKey(next)
        setStepping(false)
      }, stepMs)
      return () => clearTimeout(timer)
    }
    if (!moving) return undefined
    const timer = setTimeout(() => setStepping(true), restMs)
    return () => clearTimeout(timer)
  }, [stepping, moving, next, restMs, stepMs])
  return { first, stepping }
}
