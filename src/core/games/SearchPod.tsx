import Search from 'lucide-react/icons/search'
import { defineMessages, useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import { openSearch } from './search-popup.ts'
import styles from './SearchPod.module.css'

const messages = defineMessages({
  name: {
    id: 'games.search.pod',
    defaultMessage: 'Search',
    description: 'Button before the row of categories on home, below its icon; it opens the search. Keep it short',
  },
})

/** The search, before the categories: it stays in reach however far home is scrolled (LIST-37). */
export function SearchPod() {
  const intl = useIntl()
  return (
    <button type="button" aria-haspopup="dialog" className={styles.button} onClick={openSearch}>
      <span className={styles.pod}>
        <Icon icon={Search} size={22} />
      </span>
      {intl.formatMessage(messages.name)}
    </button>
  )
}
