import { useEffect, useRef, type ReactNode } from 'react'

interface FocusedTitleProps {
  level: 'h2' | 'h3'
  className?: string | undefined
  children: ReactNode
}

/** The title of what takes another's place: the focus goes along, for what had it is gone. */
export function FocusedTitle({ level: Title, className, children }: FocusedTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Title ref={title} tabIndex={-1} className={className}>
      {children}
    </Title>
  )
}
