import { useIntl } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'
import { smallGroups } from '#src/core/games/category/category.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { useSession } from '#src/core/session/session.ts'
import { GameListView } from './list/GameListView.tsx'
import { needsSession, type ListQuery } from './filter/list-query.ts'
import { SelectBar } from './filter/SelectBar.tsx'
import type { ChangeList } from './filter/use-list-query.ts'

/** The choices of a list and its games; for some of them visitors log in first (FAV-03). */
export function GameBrowser({ query, onChange }: { query: ListQuery; onChange: ChangeList }) {
  const intl = useIntl()
  const session = useSession()
  const location = useLocation()
  if (!session && needsSession(query)) {
    return <Navigate to={loginPath(location)} replace />
  }
  return (
    <>
      {smallGroups.includes(query.gameType) ? null : <SelectBar query={query} onChange={onChange} />}
      <GameListView query={query} onChange={onChange} label={intl.formatMessage(categoryNames[query.gameType])} />
    </>
  )
}
