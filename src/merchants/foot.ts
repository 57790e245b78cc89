/** What the foot of home claims in a merchant's name, and pages repeat; what is left out is not claimed (GAP-165). */
export interface MerchantFoot {
  /** Where the licence block comes from. */
  readonly licence?: {
    readonly authority: string
    readonly number: string
    readonly certificates: readonly Certificate[]
  }
  /** There are more games than so many (HOME-08). */
  readonly gamesClaim?: number
  /** The ways to pay (HOME-07, GAP-88). */
  readonly paymentLogos?: readonly PaymentLogo[]
  /** Responsible-play help line (GAP-171); an https address. */
  readonly helpLine?: string
}

/** A way to pay with its picture. */
export interface PaymentLogo {
  /** Names the picture. */
  readonly code: string
  /** Its own name, alike in every language; without one it is a transfer from any bank. */
  readonly name?: string
}

/** A claim that only the operator can vouch for. */
export type Certificate = 'rng' | 'encryption' | 'support'
