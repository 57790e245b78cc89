/**
 * Currencies that the platform knows by a code of its own, and their code in ISO 4217 (the first decision in
 * docs/requirements.md).
 */
const isoCodes: Readonly<Record<string, string>> = { TLB: 'THB' }

/** The code of a currency as members know it; the platform's own never reaches a screen. */
export const currencyCode = (platformCode: string): string => isoCodes[platformCode] ?? platformCode
