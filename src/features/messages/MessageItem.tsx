import { useEffect, useId, useRef, type ReactNode } from 'react'
import { SafeHtml } from '#src/core/html/SafeHtml.tsx'
import type { MessageRow } from './message-row.ts'
import { MessageHead } from './MessageHead.tsx'
import styles from './MessageItem.module.css'

interface MessageItemProps {
  row: MessageRow
  isOpen: boolean
  /** The one that the address names is brought into sight. */
  isTarget?: boolean
  onToggle: () => void
  /** What can be done with it, below its text. */
  action: ReactNode
}

/** One message: its head is a button that opens and closes the text below (NAMED-23, NAMED-24). */
export function MessageItem({ row, isOpen, isTarget = false, onToggle, action }: MessageItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const id = useId()
  useEffect(() => {
    if (isTarget) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isTarget])
  return (
    <li ref={item} className={styles.item}>
      <h2 className={styles.heading}>
        <button
          id={`${id}-head`}
          type="button"
          className={styles.press}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-text` : undefined}
          onClick={onToggle}
        >
          <MessageHead row={row} isOpen={isOpen} />
        </button>
      </h2>
      {isOpen ? (
        <div id={`${id}-text`} role="region" aria-labelledby={`${id}-head`} className={styles.text}>
          <SafeHtml html={row.content} />
        </div>
      ) : null}
      {isOpen ? action : null}
    </li>
  )
}
