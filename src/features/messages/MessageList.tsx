import { useEffect, useEffectEvent, useState } from 'react'
import { useMarkRead, type MessageKind } from '#src/core/inbox/read-marks.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { DeleteLetter } from './DeleteLetter.tsx'
import type { MessageRow } from './message-row.ts'
import { MessageItem } from './MessageItem.tsx'
import styles from './MessageList.module.css'

interface MessageListProps {
  kind: MessageKind
  rows: readonly MessageRow[]
  /** The one that is open from when it is known first. */
  target: string | undefined
}

/** Messages below one another, any of which can be open; opening one that is new marks it as read (MSG-04). */
export function MessageList({ kind, rows, target }: MessageListProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<string>()
  if (opened === undefined && target !== undefined) {
    setOpened(target)
    setOpen((before) => new Set([...before, target]))
  }
  const markRead = useMarkRead(kind)
  const markTarget = useEffectEvent(() => {
    if (rows.some(({ id, isUnread }) => id === opened && isUnread)) markRead([String(opened)])
  })
  const hasTarget = rows.some(({ id }) => id === opened)
  useEffect(() => {
    // It may come with a later page.
    if (hasTarget) markTarget()
  }, [hasTarget])
  const toggle = ({ id, isUnread }: MessageRow) => {
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
    // What is open and still new was asked for again meanwhile: it has been told already.
    if (isUnread) markRead([id])
  }
  return (
    <Card flush>
      <ul className={styles.list}>
        {rows.map((row) => (
          <MessageItem
            key={row.id}
            row={row}
            isOpen={open.has(row.id)}
            isTarget={row.id === opened}
            onToggle={() => toggle(row)}
            action={kind === 'inbox' ? <DeleteLetter id={row.id} /> : null}
          />
        ))}
      </ul>
    </Card>
  )
}
