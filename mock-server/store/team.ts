import type { RebateRate, Subordinate, TeamMember } from '#src/api/generated/types.ts'
import { successExamples } from '#mock/generated/examples.ts'
import type { Account } from './rows.ts'
import { shortLived } from './short-lived.ts'

const AGENT_TYPES: readonly number[] = [1, 2, 41, 42]

interface Team {
  /** Directly below the agent, with wallets and rates. */
  subordinates: Subordinate[]
  /** Further down. */
  others: TeamMember[]
}

const teams = shortLived<Team>()

export const isAgent = ({ info }: Account): boolean => AGENT_TYPES.includes(info.type)

/** The rates that the agent has; nobody below gets more. */
export const OWN_REBATES: readonly RebateRate[] = successExamples.listSubordinates['firstPage']?.ownRebates ?? []

/** Everybody below an agent; the first ones are those of the contract's examples. */
export function teamOf({ merchant, username }: Account): Team {
  const key = `${merchant}:${username}`
  const known = teams.get(key) ?? firstTeam()
  teams.set(key, known)
  return known
}

function firstTeam(): Team {
  const subordinates = structuredClone(successExamples.listSubordinates['firstPage']?.subordinates ?? [])
  const direct = new Set(subordinates.map(({ member }) => member.memberId))
  const all = structuredClone(successExamples.listDownlines['firstPage']?.downlines ?? [])
  return { subordinates, others: all.filter(({ memberId }) => !direct.has(memberId)) }
}

/** All members of a team, those directly below first. */
export const membersOf = ({ subordinates, others }: Team): TeamMember[] => [
  ...subordinates.map(({ member }) => member),
  ...others,
]

/** An enabled member of the team; undefined for everybody else. */
export const subordinateOf = (team: Team, memberId: string): Subordinate | undefined =>
  team.subordinates.find(({ member }) => member.memberId === memberId && member.enabled)

/** Adds a member directly below the agent. */
export function addToTeam(
  team: Team,
  member: Pick<TeamMember, 'memberId' | 'account' | 'type' | 'joinedAt' | 'uplineAccount'>,
  rebates: RebateRate[],
): TeamMember {
  const added: TeamMember = { enabled: true, online: false, level: 1, teamSize: 0, ...member }
  team.subordinates.unshift({ member: added, balance: '0.00', rebates })
  return added
}

/** Whether every rate is at most the agent's own, and at least what was granted before. */
export const areRatesAllowed = (wanted: readonly RebateRate[], granted: readonly RebateRate[] = []): boolean =>
  wanted.every(
    ({ gameType, rate }) =>
      Number(rate) <= rateFor(OWN_REBATES, gameType) && Number(rate) >= rateFor(granted, gameType),
  )

const rateFor = (rates: readonly RebateRate[], gameType: RebateRate['gameType']): number =>
  Number(rates.find((one) => one.gameType === gameType)?.rate ?? 0)
