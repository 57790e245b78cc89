import type { ReactNode } from 'react'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { BackButton } from '#src/core/routing/BackButton.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Hills } from '#src/ui/display/Hills.tsx'
import styles from './AccessFrame.module.css'

interface AccessFrameProps {
  title: string
  /** The page has the header of the site, which names it and is the only one to lead back. */
  underHeader?: boolean
  /** Lies over the merchant's picture. */
  banner?: ReactNode
  children: ReactNode
}

/**
 * What stands around a form at the door: the merchant's picture behind the hills, the way back to home (SHELL-50), and
 * the heading.
 */
export function AccessFrame({ title, underHeader = false, banner, children }: AccessFrameProps) {
  const Title = underHeader ? 'h2' : 'h1'
  return (
    <>
      <div className={classNames(styles.top, underHeader && styles.low)}>
        <img className={styles.picture} src={currentMerchant.heroPicture} alt="" />
        {banner}
        <Hills className={styles.hills} />
        {underHeader ? null : <BackButton className={styles.back} />}
      </div>
      <div className={styles.pane}>
        <Title className={styles.title}>{title}</Title>
        {children}
      </div>
    </>
  )
}
