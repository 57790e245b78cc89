import { listSubordinatesNameMaxLength } from '#src/api/generated/bounds.ts'
import type { DownlineType } from '#src/api/generated/types.ts'
import { parseDownlineType } from '../downline-type.ts'

/** Whom a list of the team shows, by the letters of `listDownlines` (GATEWAY-109). */
export interface TeamQuery {
  /** Of the agent's own team: directly below, with balances and rates; or everybody. */
  scope: 'direct' | 'all'
  /** Part of an account name, trimmed; empty for everybody. */
  name: string
  type: DownlineType | undefined
  enabled: boolean | undefined
  /** The sub-agents on the way down, the last one being whose team is shown. */
  trail: readonly TrailStep[]
}

/** A sub-agent on the way down. */
export interface TrailStep {
  memberId: string
  account: string
}

const SCOPE = 'scope'
const NAME = 'name'
const TYPE = 'type'
const STATE = 'state'
/** One of these for each step down: the member's id and account. */
const BELOW = 'below'
const STEP = /^([\w-]{1,64})\.(\w{1,64})$/

/** The list that an address asks for; what cannot be read is left out. */
export function parseTeamQuery(search: URLSearchParams): TeamQuery {
  const state = search.get(STATE)
  const trail = search.getAll(BELOW).flatMap((text) => {
    const [, memberId, account] = STEP.exec(text) ?? []
    return memberId !== undefined && account !== undefined ? [{ memberId, account }] : []
  })
  return {
    scope: search.get(SCOPE) === 'all' ? 'all' : 'direct',
    name: tidyTeamName(search.get(NAME) ?? ''),
    type: parseDownlineType(search.get(TYPE)),
    enabled: state === 'on' ? true : state === 'off' ? false : undefined,
    trail,
  }
}

/** The address of a list; nothing stands in it that goes without saying. */
export function formatTeamQuery(query: TeamQuery): URLSearchParams {
  const { scope, name, type, enabled, trail } = query
  const search = new URLSearchParams()
  if (scope === 'all') search.set(SCOPE, scope)
  if (name !== '') search.set(NAME, name)
  // Those directly below are not filtered: their list knows names alone.
  if (!isDirect(query) && type !== undefined) search.set(TYPE, String(type))
  if (!isDirect(query) && enabled !== undefined) search.set(STATE, enabled ? 'on' : 'off')
  for (const { memberId, account } of trail) search.append(BELOW, `${memberId}.${account}`)
  return search
}

/** A name as it is searched for. */
export const tidyTeamName = (text: string): string => text.trim().slice(0, listSubordinatesNameMaxLength)

/** Whether only those directly below the agent are shown. */
export const isDirect = ({ scope, trail }: TeamQuery): boolean => scope === 'direct' && trail.length === 0

/** Whether less than everybody is asked for. */
export const isNarrowed = ({ name, type, enabled }: TeamQuery): boolean =>
  name !== '' || type !== undefined || enabled !== undefined

/** The list of the team of a sub-agent in the present one. */
export const below = (query: TeamQuery, { memberId, account }: TrailStep): TeamQuery => ({
  scope: query.scope,
  name: '',
  type: undefined,
  enabled: undefined,
  trail: [...query.trail, { memberId, account }],
})
