import styles from './StateArt.module.css'

export type StateKind = 'empty' | 'error' | 'offline'

/**
 * A lantern on a quiet river: unlit when nothing is there, blown aside by a failure, moored in the dark when offline.
 */
export function StateArt({ kind }: { kind: StateKind }) {
  const tilted = kind === 'error'
  return (
    <svg className={styles.art} viewBox="0 0 160 112" aria-hidden="true">
      <ellipse className={styles.water} cx="80" cy="98" rx="62" ry="6" />
      <circle className={styles.moon} cx="80" cy="50" r="46" />
      <g className={styles.line}>
        <g transform={tilted ? 'rotate(14 80 6)' : undefined}>
          <path d={LANTERN} strokeDasharray={kind === 'offline' ? '5 5' : undefined} />
        </g>
        {SURROUNDINGS[kind]}
      </g>
      {kind === 'error' ? <circle className={styles.alarm} cx="69" cy="49" r="4.5" /> : null}
      {kind === 'empty' ? <circle className={styles.ember} cx="80" cy="50" r="4" /> : null}
    </svg>
  )
}

const LANTERN =
  'M80 6v14M68 22h24M66 26h28c11 6 16 14 16 24s-5 18-16 24H66C55 68 50 60 50 50s5-18 16-24z' +
  'M72 26c-7 14-7 34 0 48M88 26c7 14 7 34 0 48M68 78h24M80 78v14M74 78v8M86 78v8'
const RIPPLES = <path d="M22 98q6-4 12 0t12 0M104 104q6-4 12 0t12 0" opacity=".6" />

const SURROUNDINGS = {
  empty: RIPPLES,
  error: <path d="M116 32h22q7 0 7-6t-6-6M122 44h14q6 0 6 5t-5 5" opacity=".7" />,
  offline: (
    <>
      {RIPPLES}
      <path className={styles.cut} d="M72 42l16 16M88 42L72 58" />
    </>
  ),
}
