import type { RebateRate, Subordinate, TeamMember } from '#src/api/generated/types.ts'
import * as v from 'valibot'
import { centsOf, money } from '#mock/lib/cents.ts'
import { accounts } from '#mock/data/accounts.ts'
import { OWN_REBATES, seededTeam } from '#mock/data/team.ts'
import type { Database } from '../db.ts'
import { findAccount } from '../accounts/accounts.ts'
import type { Account } from '../rows.ts'
import { contractPart } from '../contract-value.ts'
import { KeptMap } from '../kept-map.ts'
import { pageOf } from '../page.ts'

const AGENT_TYPES: readonly number[] = [1, 2, 41, 42]

interface Team {
  /** Directly below the agent, with wallets and rates. */
  subordinates: Subordinate[]
  /** Further down. */
  others: TeamMember[]
}

const onePage = <Row>(row: Row) => pageOf([row], 1, 1)
const teams = new KeptMap<Team>(
  'teams',
  v.object({
    subordinates: v.array(
      contractPart('listSubordinates', (one: Subordinate) => {
        const { rows, ...numbers } = onePage(one)
        return { subordinates: rows, ownRebates: [...OWN_REBATES], ...numbers }
      }),
    ),
    others: v.array(
      contractPart('listDownlines', (one: TeamMember) => {
        const { rows, ...numbers } = onePage(one)
        return { downlines: rows, ...numbers }
      }),
    ),
  }),
)
/** Teams count from here, so that they stand still while the stub runs. */
const startedAt = new Date()

export const isAgent = ({ info }: Account): boolean => AGENT_TYPES.includes(info.type)

/** Everybody below an agent. The seeded one has a team; an agent who was opened here begins without anybody. */
export function teamOf(db: Database, account: Account): Team {
  const { merchant, username } = account
  return teams.getOrMake(`${merchant}:${username}`, () => firstTeam(db, account))
}

function firstTeam(db: Database, { merchant, username }: Account): Team {
  const roleOf = (name: string) => accounts.find((one) => one.username === name)?.role
  if (roleOf(username) !== 'agent') return { subordinates: [], others: [] }
  const team = seededTeam(username, startedAt)
  const real = accounts.find(({ role }) => role === 'downline')
  const downline = real && findAccount(db, merchant, real.username)
  if (!real || !downline) return team
  addToTeam(
    team,
    {
      memberId: downline.info.id,
      account: real.username,
      nickname: real.nickname,
      type: downline.info.type,
      joinedAt: startedAt.toISOString(),
      uplineAccount: username,
    },
    OWN_REBATES.slice(0, 2).map(({ gameType }) => ({ gameType, rate: '0.30' })),
  )
  return team
}

/** Those directly below the agent, newest first; who has an account of the stub holds what that account holds. */
export function subordinatesOf(db: Database, agent: Account): Subordinate[] {
  return teamOf(db, agent)
    .subordinates.map(({ member, balance, rebates }) => {
      const account = findAccount(db, agent.merchant, member.account)
      return { member, balance: account?.wallet.sumBalance ?? balance, rebates }
    })
    .toSorted((one, other) => newestFirst(one.member, other.member))
}

/** All members of a team, by level, then newest first. */
export const membersOf = ({ subordinates, others }: Team): TeamMember[] =>
  [...subordinates.map(({ member }) => member), ...others].toSorted(
    (one, other) => one.level - other.level || newestFirst(one, other),
  )

const newestFirst = (one: TeamMember, other: TeamMember): number => other.joinedAt.localeCompare(one.joinedAt)

/** An enabled member directly below; undefined for everybody else. */
export const subordinateOf = (team: Team, memberId: string): Subordinate | undefined =>
  team.subordinates.find(({ member }) => member.memberId === memberId && member.enabled)

/** Adds a member directly below the agent. */
export function addToTeam(
  team: Team,
  member: Pick<TeamMember, 'memberId' | 'account' | 'nickname' | 'type' | 'joinedAt' | 'uplineAccount'>,
  rebates: RebateRate[],
): TeamMember {
  const added: TeamMember = { enabled: true, online: false, level: 1, teamSize: 0, ...member }
  team.subordinates.unshift({ member: added, balance: '0.00', rebates })
  teams.changed()
  return added
}

/** Sets rates of a member directly below the agent; those of other game types stay. */
export function setRates(subordinate: Subordinate, rates: readonly RebateRate[]): void {
  const changed = new Set(rates.map(({ gameType }) => gameType))
  subordinate.rebates = [...subordinate.rebates.filter(({ gameType }) => !changed.has(gameType)), ...rates]
  teams.changed()
}

/** Adds to what a member directly below the agent holds. */
export function addToBalance(subordinate: Subordinate, cents: bigint): void {
  subordinate.balance = money(centsOf(subordinate.balance) + cents)
  teams.changed()
}

/** Whether every rate is at most the agent's own, and at least what was granted before. */
export const areRatesAllowed = (wanted: readonly RebateRate[], granted: readonly RebateRate[] = []): boolean =>
  wanted.every(
    ({ gameType, rate }) =>
      Number(rate) <= rateFor(OWN_REBATES, gameType) && Number(rate) >= rateFor(granted, gameType),
  )

/** A game type has one rate; of several that a call names, the last counts. */
export const oneRateEach = (rates: readonly RebateRate[]): RebateRate[] => [
  ...new Map(rates.map((rate) => [rate.gameType, rate])).values(),
]

const rateFor = (rates: readonly RebateRate[], gameType: RebateRate['gameType']): number =>
  Number(rates.find((one) => one.gameType === gameType)?.rate ?? 0)
