import type { RebateRate, Subordinate, TeamMember } from '#src/api/generated/types.ts'
import { rng, type Rng } from '#mock/lib/rng.ts'
import { successExamples } from '#mock/generated/examples.ts'

const DAY_MS = 86_400_000
const FIRST_ID = 104_600_100
/** How many stand below each sub-agent who is not in the contract's examples; the first four have one of their own. */
const BRANCHES = [
  { size: 34, ofTheirOwn: 6 },
  { size: 28, ofTheirOwn: 5 },
  { size: 22, ofTheirOwn: 4 },
  { size: 14, ofTheirOwn: 3 },
  { size: 9, ofTheirOwn: 0 },
] as const
const DIRECT_MEMBERS = 22
/** The sub-agent of the examples has so many below, out of whom one is an agent with so many again. */
const EXAMPLE_BRANCH = { agent: 'farhana_ctg', members: 38, below: 'jahid_comilla', belowMembers: 6 } as const

const NAMES =
  'arif bithi champa dipu emon farid golap hasan ismail jamuna kamal lamia mahin nasrin ovi parvez rumana sabbir'
    .concat(' tahmina ujjal yasmin zahid nila biplob')
    .split(' ')
const ENDINGS = ['_dhk', '88', '_bd', '1997', '_ctg', '007', '_star', '21']

/** The rates that an agent has; nobody below gets more. */
export const OWN_REBATES: readonly RebateRate[] = successExamples.listSubordinates['firstPage']?.ownRebates ?? []

/**
 * Everybody below the seeded agent: the members of the contract's examples, and so many others that lists have pages.
 */
export function seededTeam(agent: string, now: Date): { subordinates: Subordinate[]; others: TeamMember[] } {
  const r = rng(`team of ${agent}`)
  let count = 0
  const member = (uplineAccount: string, level: number, type: 0 | 1 = 0): TeamMember => {
    const first = NAMES[count % NAMES.length] ?? ''
    const account = `${first}${ENDINGS[Math.floor(count / NAMES.length)] ?? count}`
    count += 1
    const joinedAt = now.getTime() - (2 + count * 2 + r()) * DAY_MS
    const hasPlayed = r() < 0.9
    return {
      memberId: String(FIRST_ID + count * 7),
      account,
      ...(r() < 0.6 ? { nickname: first.replace(/^./, (letter) => letter.toUpperCase()) } : {}),
      type,
      enabled: type === 1 || r() < 0.93,
      online: hasPlayed && r() < 0.14,
      level,
      uplineAccount,
      teamSize: 0,
      joinedAt: new Date(joinedAt).toISOString(),
      ...(hasPlayed ? { lastSignInAt: new Date(now.getTime() - r() ** 3 * 30 * DAY_MS).toISOString() } : {}),
    }
  }
  const below = (upline: string, level: number, size: number) =>
    Array.from({ length: size }, () => member(upline, level))

  const subordinates: Subordinate[] = exampleSubordinates(agent)
  const others: TeamMember[] = exampleOthers(subordinates)
  others.push(...below(EXAMPLE_BRANCH.agent, 2, EXAMPLE_BRANCH.members))
  others.push(...below(EXAMPLE_BRANCH.below, 3, EXAMPLE_BRANCH.belowMembers))
  const directly = below(agent, 1, DIRECT_MEMBERS)
  for (const { size, ofTheirOwn } of BRANCHES) {
    const subAgent = member(agent, 1, 1)
    directly.push(subAgent)
    others.push(...below(subAgent.account, 2, size - ofTheirOwn))
    const [head] = others.slice(ofTheirOwn - size)
    if (!head || ofTheirOwn === 0) continue
    Object.assign(head, { type: 1, enabled: true })
    others.push(...below(head.account, 3, ofTheirOwn))
  }
  subordinates.push(...directly.map((one) => ({ member: one, balance: balanceOf(r), rebates: ratesOf(one, r) })))
  const all = [...subordinates.map((one) => one.member), ...others]
  for (const one of all) one.teamSize = sizeBelow(one, all)
  return { subordinates, others }
}

function exampleSubordinates(agent: string): Subordinate[] {
  const { firstPage } = successExamples.listSubordinates
  const rows = structuredClone(firstPage?.subordinates ?? [])
  return rows.map((row) => ({ ...row, member: { ...row.member, uplineAccount: agent } }))
}

function exampleOthers(known: readonly Subordinate[]): TeamMember[] {
  const { firstPage } = successExamples.listDownlines
  const direct = new Set(known.map(({ member }) => member.memberId))
  return structuredClone(firstPage?.downlines ?? []).filter(({ memberId }) => !direct.has(memberId))
}

function balanceOf(r: Rng): string {
  const amount = r() < 0.15 ? 0 : r.between(12, 60) ** 2 * r()
  return amount.toFixed(2)
}

/** Some of the agent's own rates, an agent's higher than a member's. */
function ratesOf({ type }: TeamMember, r: Rng): RebateRate[] {
  return OWN_REBATES.filter(() => r() < 0.75).map(({ gameType, rate }) => ({
    gameType,
    rate: (Math.floor(Number(rate) * (type === 1 ? r.between(0.7, 1) : r.between(0.3, 0.8)) * 20) / 20).toFixed(2),
  }))
}

function sizeBelow({ account }: TeamMember, all: readonly TeamMember[]): number {
  const below = all.filter(({ uplineAccount }) => uplineAccount === account)
  return below.reduce((size, one) => size + 1 + sizeBelow(one, all), 0)
}
