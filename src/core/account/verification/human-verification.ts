import type { ComponentType } from 'react'
import type { ChallengeProps } from './challenge.ts'

/** Who tells people from programs (GAP-78): a component that draws the challenge, loaded when it is first needed. */
export interface HumanVerification {
  load: () => Promise<ComponentType<ChallengeProps>>
}

/** The house's own slider. Another provider's challenge takes its place here; the gateway has to know its tokens. */
export const humanVerification: HumanVerification = {
  load: () => import('./SliderChallenge.tsx').then((module) => module.SliderChallenge),
}
