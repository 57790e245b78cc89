import type { Behaviours } from './behaviour.ts'
import { agentBehaviour } from './agent/agent.ts'
import { chatBehaviour } from './chat.ts'
import { cashierBehaviour } from './cashier.ts'
import { favoritesBehaviour } from './favorites.ts'
import { feedbackBehaviour } from './feedback.ts'
import { gamesBehaviour } from './games.ts'
import { limitsBehaviour } from './limits.ts'
import { lotteryBehaviour } from './lottery.ts'
import { memberBehaviour } from './member.ts'
import { messagesBehaviour } from './messages.ts'
import { depositsBehaviour } from './deposits.ts'
import { withdrawalsBehaviour } from './withdrawals.ts'
import { promotionsBehaviour } from './promotions.ts'
import { recordsBehaviour } from './records.ts'
import { securityBehaviour } from './security.ts'
import { securityEventsBehaviour } from './security-events.ts'
import { sessionBehaviour } from './session.ts'
import { systemBehaviour } from './system.ts'
import { verificationBehaviour } from './verification.ts'
import { walletBehaviour } from './wallet.ts'

/** Everything that the stub does beyond answering examples. */
export const behaviours: Behaviours = {
  ...agentBehaviour,
  ...chatBehaviour,
  ...cashierBehaviour,
  ...favoritesBehaviour,
  ...feedbackBehaviour,
  ...gamesBehaviour,
  ...limitsBehaviour,
  ...lotteryBehaviour,
  ...memberBehaviour,
  ...messagesBehaviour,
  ...depositsBehaviour,
  ...withdrawalsBehaviour,
  ...promotionsBehaviour,
  ...recordsBehaviour,
  ...securityBehaviour,
  ...securityEventsBehaviour,
  ...sessionBehaviour,
  ...systemBehaviour,
  ...verificationBehaviour,
  ...walletBehaviour,
}
