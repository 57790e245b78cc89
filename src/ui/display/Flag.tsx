import Globe from 'lucide-react/icons/globe'
import type { ReactElement } from 'react'
import { classNames } from '../styles/class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Flag.module.css'

interface FlagProps {
  /** ISO 3166-1 alpha-2, any case. A country without a drawing shows a globe. */
  country: string
  className?: string | undefined
}

/** A round flag of 24 px. Decorative: the country's name stands beside it or in the control's label. */
export function Flag({ country, className }: FlagProps) {
  const drawing = FLAGS.get(country.toUpperCase())
  if (!drawing) {
    return (
      <span className={classNames(styles.flag, styles.globe, className)}>
        <Icon icon={Globe} size={18} />
      </span>
    )
  }
  return (
    <svg className={classNames(styles.flag, className)} viewBox="0 0 24 24" aria-hidden="true">
      {drawing}
    </svg>
  )
}

const FLAGS: ReadonlyMap<string, ReactElement> = new Map([
  [
    'BD',
    <>
      <path className={styles.bottle} d="M0 0h24v24H0z" />
      <circle className={styles.banglaRed} cx="11.2" cy="12" r="5.6" />
    </>,
  ],
  [
    'ID',
    <>
      <path className={styles.red} d="M0 0h24v12H0z" />
      <path className={styles.white} d="M0 12h24v12H0z" />
    </>,
  ],
  [
    'IN',
    <>
      <path className={styles.saffron} d="M0 0h24v8H0z" />
      <path className={styles.white} d="M0 8h24v8H0z" />
      <path className={styles.green} d="M0 16h24v8H0z" />
      <circle className={styles.wheel} cx="12" cy="12" r="2.6" />
    </>,
  ],
  [
    'PK',
    <>
      <path className={styles.deepGreen} d="M0 0h24v24H0z" />
      <path className={styles.white} d="M0 0h6v24H0z" />
      <circle className={styles.white} cx="14.6" cy="12" r="5" />
      <circle className={styles.deepGreen} cx="16.2" cy="11" r="4.3" />
      <path className={styles.white} d="M18.4 7.2l.5 1.6 1.6.1-1.3 1 .4 1.6-1.4-.9-1.4.9.5-1.6-1.3-1 1.6-.1z" />
    </>,
  ],
  [
    'TH',
    <>
      <path className={styles.crimson} d="M0 0h24v24H0z" />
      <path className={styles.white} d="M0 4h24v16H0z" />
      <path className={styles.navy} d="M0 8h24v8H0z" />
    </>,
  ],
])
