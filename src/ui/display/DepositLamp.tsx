import { useId } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './DepositLamp.module.css'

/** The lit lantern with a plus: the deposit entry of the bottom menu, 64 × 68 px. Decorative. */
export function DepositLamp({ className }: { className?: string | undefined }) {
  const light = useId()
  return (
    <svg className={classNames(styles.lamp, className)} viewBox="0 0 64 68" aria-hidden="true">
      <defs>
        <radialGradient id={light} cx=".5" cy=".6" r=".62">
          <stop className={styles.near} />
          <stop className={styles.far} offset="1" />
        </radialGradient>
      </defs>
      {/* the rim is a shape of its own: paint-order is missing in old browsers */}
      <path className={styles.rim} d={BODY} />
      <path d={BODY} fill={`url(#${light})`} />
      <path className={styles.ribs} d="M22.5 8c-9 13-9 33 0 46M41.5 8c9 13 9 33 0 46" />
      <rect className={styles.cap} x="20" y="2" width="24" height="6" rx="2.5" />
      <rect className={styles.cap} x="20" y="54" width="24" height="5" rx="2.5" />
      <path className={styles.plus} d="M32 22.5v17M23.5 31h17" />
    </svg>
  )
}

const BODY = 'M20 7h24c10 5 16 14 16 24S54 50 44 55H20C10 50 4 41 4 31S10 12 20 7z'
