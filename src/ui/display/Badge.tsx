import type { ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './Badge.module.css'

interface BadgeProps {
  tone: 'hot' | 'new'
  /** 12 px, before the text. */
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A word on a filled ground: hot, new. The place on a tile is the tile's business. */
export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
