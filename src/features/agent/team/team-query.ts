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
/** One of these for each step down: the member's id and account, with a dot between. */
const BELOW = 'below'
/** Neither ids nor accounts are bound to an alphabet. */
const STEP_PART = /^.{1,64}$/su

/** The list that an address asks for; what cannot be read is left out. */
export function parseTeamQuery(search: URLSearchParams): TeamQuery {
  const state = search.get(STATE)
  return {
    scope: search.get(SCOPE) === 'all' ? 'all' : 'direct',
    name: tidyTeamName(search.get(NAME) ?? ''),
    type: parseDownlineType(search.get(TYPE)),
    enabled: state === 'on' ? true : state === 'off' ? false : undefined,
    trail: search.getAll(BELOW).flatMap((text) => parseStep(text) ?? []),
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
  for (const { memberId, account } of trail) search.append(BELOW, [memberId, account].map(encodePart).join('.'))
  return search
}

function parseStep(text: string): TrailStep | undefined {
  const [memberId, account, ...rest] = text.split('.').map(decodePart)
  return memberId !== undefined && account !== undefined && rest.length === 0 ? { memberId, account } : undefined
}

/** Encodes dots as well, so that the one between the parts is the only one. */
const encodePart = (part: string): string => encodeURIComponent(part).replaceAll('.', '%2E')

function decodePart(text: string): string | undefined {
  try {
    const part = decodeURIComponent(text)
    return STEP_PART.test(part) ? part : undefined
  } catch {
    // Somebody changed the address by hand.
    return undefined
  }
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
