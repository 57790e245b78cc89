import { Suspense, type ReactNode } from 'react'
import { latePart } from '#src/ui/loading/late-part.ts'
import type { StateKind } from './StateArt.tsx'
import styles from './StateView.module.css'

const StateArt = latePart(() => import('./StateArt.tsx').then((module) => module.StateArt))

interface StateViewProps {
  kind: StateKind
  title: string
  /** What it means and what to do, in one or two sentences. */
  text?: ReactNode
  /** One button. */
  action?: ReactNode
}

/** Where a list or page has nothing to show: a drawing, words, one way on. Failures announce themselves. */
export function StateView({ kind, title, text, action }: StateViewProps) {
  return (
    <div className={styles.state} role={kind === 'empty' ? 'status' : 'alert'}>
      <div className={styles.art}>
        <Suspense>
          <StateArt kind={kind} />
        </Suspense>
      </div>
      <h2 className={styles.title}>{title}</h2>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
