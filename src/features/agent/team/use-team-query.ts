import { useSearchParams } from 'react-router-dom'
import { formatTeamQuery, parseTeamQuery, type TeamQuery } from './team-query.ts'

/** Another list: as a step that the back button takes back, or in place of the present one. */
export type ShowTeam = (query: TeamQuery, how?: { replace: boolean }) => void

/** The list of the address. A filter takes the place of the entry in the history, a step down the team adds one. */
export function useTeamQuery(): [TeamQuery, ShowTeam] {
  const [search, setSearch] = useSearchParams()
  return [
    parseTeamQuery(search),
    (query, { replace } = { replace: true }) =>
      setSearch(formatTeamQuery(query), { replace, preventScrollReset: replace }),
  ]
}
