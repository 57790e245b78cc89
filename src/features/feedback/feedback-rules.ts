import { countCharacters } from '#src/lib/count-characters.ts'

/** How long a feedback may be, in characters. */
export interface LengthLimits {
  min: number
  max: number
}

/** GAP-115: what holds where the merchant has set nothing else. */
export const DEFAULT_LIMITS: LengthLimits = { min: 10, max: 500 }

/** FEEDBACK-03, ERR-56: whether a text lies within the limits; spaces around it do not count. */
export function isWithinLimits(text: string, { min, max }: LengthLimits): boolean {
  const length = countCharacters(text.trim())
  return length >= min && length <= max
}
