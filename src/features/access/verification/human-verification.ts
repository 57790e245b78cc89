import type { ComponentType } from 'react'

/** What a challenge is shown for. */
export type ChallengePurpose = 'sms'

/** A challenge lives from the moment it is asked for until it calls back, once. */
export interface ChallengeProps {
  purpose: ChallengePurpose
  /** The visitor passed; the token goes to the gateway as `humanVerification`, 1 to 2048 characters. */
  onPassed: (token: string) => void
  onCancel: () => void
}

/** Who tells people from programs (GAP-78): a component that draws the challenge, loaded when it is first needed. */
export interface HumanVerification {
  load: () => Promise<ComponentType<ChallengeProps>>
}

/** The house's own slider. Another vendor's challenge takes its place here; the gateway has to know its tokens. */
export const humanVerification: HumanVerification = {
  load: () => import('./SliderChallenge.tsx').then((module) => module.SliderChallenge),
}
