import { useIntl } from 'react-intl'
import { clearSearchMessage } from '#src/core/forms/clear-search-message.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { useFavoriteIds } from '#src/core/games/favorites/favorites.ts'
import { gameGridMessages } from '#src/core/games/list/game-grid-messages.ts'
import { NoFavorites } from '#src/core/games/favorites/NoFavorites.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { emptyDraft } from '../filter/filter-draft.ts'
import { filterMessages } from '../filter/filter-messages.ts'
import { listMessages as messages } from '../filter/list-messages.ts'
import { isNarrowed, type ListQuery } from '../filter/list-query.ts'
import type { ChangeList } from '../filter/use-list-query.ts'

/**
 * Why a list is empty, and the way out: drop the filters, clear the search, or find a first favourite. Where a search
 * meets filters, they go first and the name stays: it may well be a game that they leave out.
 */
export function EmptyList({ query, onChange }: { query: ListQuery; onChange: ChangeList }) {
  const intl = useIntl()
  const hasFavorites = useFavoriteIds().length > 0
  const isFiltered = query.type !== 'all' || isNarrowed({ ...query, name: '' })
  if (query.name && !isFiltered) {
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.noneByName)}
        text={intl.formatMessage(messages.noneByNameText)}
        action={<Button onClick={() => onChange({ name: '' })}>{intl.formatMessage(clearSearchMessage)}</Button>}
      />
    )
  }
  if (query.type === 'favourite' && !isNarrowed(query)) {
    return (
      <NoFavorites
        category={hasFavorites ? intl.formatMessage(categoryNames[query.gameType]) : undefined}
        onBrowse={() => onChange({ type: 'all' })}
      />
    )
  }
  if (!isFiltered) {
    return <StateView kind="empty" title={intl.formatMessage(gameGridMessages.emptyTitle)} />
  }
  return (
    <StateView
      kind="empty"
      title={intl.formatMessage(messages.noneByFilter)}
      text={intl.formatMessage(messages.noneByFilterText)}
      action={
        <Button onClick={() => onChange({ ...emptyDraft, type: 'all' })}>
          {intl.formatMessage(query.name ? filterMessages.clear : messages.clearFilters)}
        </Button>
      }
    />
  )
}
