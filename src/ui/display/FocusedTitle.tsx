import type { ReactNode } from 'react'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface FocusedTitleProps {
  level: 'h2' | 'h3'
  className?: string | undefined
  children: ReactNode
}

/** The title of what takes another's place: the focus goes along, for what had it is gone. */
export function FocusedTitle({ level: Title, className, children }: FocusedTitleProps) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <Title ref={title} tabIndex={-1} className={className}>
      {children}
    </Title>
  )
}
