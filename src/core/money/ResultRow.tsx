import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/display/Icon.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './ResultRow.module.css'

const icons = { done: CircleCheck, nothing: CircleMinus, failed: CircleAlert }

interface ResultRowProps {
  outcome: keyof typeof icons
  /** Of the wallet or the member. */
  name: string
  /** Left out where nothing was to move. */
  amount?: ReactNode
  /** Its number, what became of it, or why it failed. */
  detail: ReactNode
}

/** One of several movements of money that were asked for at once, in a list of them, and what became of it. */
export function ResultRow({ outcome, name, amount, detail }: ResultRowProps) {
  return (
    <li className={styles.result}>
      <Icon icon={icons[outcome]} size={20} className={styles[outcome]} />
      <b>
        <bdi>{name}</bdi>
      </b>
      {amount}
      <span className={classNames(styles.detail, outcome === 'failed' && styles.failed)}>{detail}</span>
    </li>
  )
}
