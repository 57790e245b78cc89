import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import { idlePart } from '#src/ui/loading/late-part.ts'
import type { CategoryCode } from './category.ts'
import { categoryNames } from './category-messages.ts'
import { firstCategoryIcons, isFirstCategory } from './first-category-icons.ts'
import styles from './CategoryPod.module.css'

const LateCategoryIcon = idlePart(() => import('./LateCategoryIcon.tsx').then((module) => module.LateCategoryIcon))

/** The drawing of a category over its name, inside a button or link; that of the current one is the lit lantern. */
export function CategoryPod({ code }: { code: CategoryCode }) {
  const intl = useIntl()
  return (
    <>
      <span className={styles.pod}>
        {isFirstCategory(code) ? (
          <Icon icon={firstCategoryIcons[code]} size={24} />
        ) : (
          <Suspense>
            <LateCategoryIcon code={code} />
          </Suspense>
        )}
      </span>
      <span className={styles.name}>{intl.formatMessage(categoryNames[code])}</span>
    </>
  )
}
