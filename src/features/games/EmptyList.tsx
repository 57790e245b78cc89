import { useIntl } from 'react-intl'
import { categoryNames } from '#src/core/games/category-messages.ts'
import { useFavoriteIds } from '#src/core/games/favorites.ts'
import { gameGridMessages } from '#src/core/games/game-grid-messages.ts'
import { NoFavorites } from '#src/core/games/NoFavorites.tsx'
import { Button } from '#src/ui/Button.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { emptyDraft } from './filter-draft.ts'
import { listMessages as messages } from './list-messages.ts'
import { isNarrowed, type ListQuery } from './list-query.ts'
import type { ChangeList } from './use-list-query.ts'

/** Why a list is empty, and the way out: clear the search, drop the filters, or find a first favourite. */
export function EmptyList({ query, onChange }: { query: ListQuery; onChange: ChangeList }) {
  const intl = useIntl()
  const hasFavorites = useFavoriteIds().length > 0
  if (query.name) {
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.noneByName)}
        text={intl.formatMessage(messages.noneByNameText)}
        action={<Button onClick={() => onChange({ name: '' })}>{intl.formatMessage(messages.clearSearch)}</Button>}
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
  if (!isNarrowed(query) && query.type === 'all') {
    return <StateView kind="empty" title={intl.formatMessage(gameGridMessages.emptyTitle)} />
  }
  return (
    <StateView
      kind="empty"
      title={intl.formatMessage(messages.noneByFilter)}
      text={intl.formatMessage(messages.noneByFilterText)}
      action={
        <Button onClick={() => onChange({ ...emptyDraft, type: 'all' })}>
          {intl.formatMessage(messages.clearFilters)}
        </Button>
      }
    />
  )
}
