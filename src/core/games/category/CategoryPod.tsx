import { useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { CategoryCode } from './category.ts'
import { categoryIcons } from './category-icons.ts'
import { categoryNames } from './category-messages.ts'
import styles from './CategoryPod.module.css'

/** The drawing of a category over its name, inside a button or link; that of the current one is the lit lantern. */
export function CategoryPod({ code }: { code: CategoryCode }) {
  const intl = useIntl()
  return (
    <>
      <span className={styles.pod}>
        <Icon icon={categoryIcons[code]} size={24} />
      </span>
      <span className={styles.name}>{intl.formatMessage(categoryNames[code])}</span>
    </>
  )
}
