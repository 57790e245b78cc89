import Globe from 'lucide-react/icons/globe'
import { classNames } from '#src/ui/styles/class-names.ts'
import { FLAGS } from './flag-drawings.tsx'
import { Icon } from './Icon.tsx'
import styles from './Flag.module.css'

interface FlagProps {
  /** ISO 3166-1 alpha-2, any case. A country without a drawing shows a globe. */
  country: string
}

/** A round flag of 24 px. Decorative: the country's name stands beside it or in the control's label. */
export function Flag({ country }: FlagProps) {
  const drawing = FLAGS.get(country.toUpperCase())
  if (!drawing) {
    return (
      <span className={classNames(styles.flag, styles.globe)}>
        <Icon icon={Globe} size={18} />
      </span>
    )
  }
  return (
    <svg className={styles.flag} viewBox="0 0 24 24" aria-hidden="true">
      {drawing}
    </svg>
  )
}
