import { useIntl } from 'react-intl'
import { smallGroups, type VendorCategory } from '#src/core/games/category/category.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { closeSearch } from '#src/core/games/search-popup.ts'
import { useCategories } from '#src/core/games/category/use-categories.ts'
import { providersMessage } from '#src/core/games/providers-message.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { formatListQuery, listOf } from '../filter/list-query.ts'
import { findClose } from './find-close.ts'
import styles from './ProvidersFound.module.css'

/** The providers that a search means, in whatever category; each leads to all its games there. */
export function ProvidersFound({ name }: { name: string }) {
  const intl = useIntl()
  const { list } = useCategories()
  const providers = list.flatMap(({ code, providers }) =>
    code === 'HOT' || code === 'FAV' ? [] : providers.map((provider) => ({ ...provider, category: code })),
  )
  const found = findClose(providers, name, ({ displayName }) => displayName)
  if (found.length === 0) return null
  return (
    <div className={styles.providers}>
      <ChipRow label={intl.formatMessage(providersMessage)}>
        {found.map(({ vassalage, displayName, iconUrl, category }) => (
          <Link
            key={`${category} ${vassalage}`}
            className={styles.provider}
            to={gamesOf(vassalage, category)}
            onClick={closeSearch}
          >
            <Picture className={styles.logo} paths={[iconUrl]} width={28} height={28} />
            <span>
              <bdi className={styles.name}>{displayName}</bdi>
              <span className={styles.category}>{intl.formatMessage(categoryNames[category])}</span>
            </span>
          </Link>
        ))}
      </ChipRow>
    </div>
  )
}

/** A small group is shown whole, for nothing on its list would say that it is cut (LIST-04). */
function gamesOf(vendor: string, category: VendorCategory): string {
  const list = listOf(category)
  return `${paths.gameList}?${formatListQuery(smallGroups.includes(category) ? list : { ...list, vendor })}`
}
