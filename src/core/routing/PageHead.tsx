import type { ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { BackButton } from './BackButton.tsx'
import styles from './PageHead.module.css'

interface PageHeadProps {
  title: string
  /** At the end of the line: one control. */
  action?: ReactNode
  /** Without room below, for what touches the bar. */
  flush?: boolean
  /** With the merchant's picture behind the bar and what follows; `own`: over the picture that the page begins with. */
  scene?: boolean | 'own' | undefined
}

/**
 * The bar on top of a page: back, title, and what the page adds. It is the header, or the own bar of a page that has no
 * header of the site (GAP-06, GAP-08).
 */
export function PageHead({ title, action, flush = false, scene = false }: PageHeadProps) {
  return (
    <>
      {scene === true ? <i className="scene" /> : null}
      <header className={classNames(styles.header, flush && styles.flush, scene === 'own' && styles.over)}>
        {scene === true ? <i className="scene" /> : null}
        <span>
          <BackButton />
        </span>
        <h1 className={styles.title}>{title}</h1>
        <span>{action}</span>
      </header>
    </>
  )
}
