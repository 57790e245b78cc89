import type { OperationId } from '#src/api/generated/operations.ts'
import type { AnyJourney, Journeys, Unreachable } from '../journey.ts'
import { agency } from './agency.ts'
import { agentFigures } from './agent-figures.ts'
import { limits } from './limits.ts'
import { lobby } from './lobby.ts'
import { lottery } from './lottery.ts'
import { member } from './member.ts'
import { messages } from './messages.ts'
import { money } from './money.ts'
import { passwords } from './passwords.ts'
import { registration } from './registration.ts'
import { session } from './session.ts'
import { system } from './system.ts'
import { teamJourneys } from './team.ts'

const all = {
  ...system,
  ...session,
  ...registration,
  ...passwords,
  ...member,
  ...money,
  ...limits,
  ...messages,
  ...lobby,
  ...lottery,
  ...agency,
  ...teamJourneys,
  ...agentFigures,
} satisfies Journeys<OperationId>

/** How a screen makes the call of each operation, or why none does; one that is missing does not compile. */
export const journeys: Record<OperationId, AnyJourney | Unreachable> = all
