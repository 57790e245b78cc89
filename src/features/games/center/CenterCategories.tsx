import { useIntl } from 'react-intl'
import { type VendorCategory, vendorCategoriesBut } from '#src/core/games/category/category.ts'
import { categoryMessages } from '#src/core/games/category/category-messages.ts'
import { CategoryPod } from '#src/core/games/category/CategoryPod.tsx'
import { useCategories } from '#src/core/games/category/use-categories.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { categoryPath } from './center-category.ts'
import styles from './CenterCategories.module.css'

/** The way on from a game centre: every other category. Nothing while they are not known. */
export function CenterCategories({ own }: { own: VendorCategory }) {
  const intl = useIntl()
  const others = vendorCategoriesBut(useCategories().list, own)
  if (others.length === 0) return null
  const title = intl.formatMessage(categoryMessages.title)
  return (
    <nav aria-label={title}>
      <SectionHead title={title} />
      <ul className={styles.grid}>
        {others.map((code) => (
          <li key={code}>
            <Link to={categoryPath(code)} className={styles.entry}>
              <CategoryPod code={code} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
