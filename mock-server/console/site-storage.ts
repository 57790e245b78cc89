import { merchantCodes, type MerchantCode } from '#mock/data/accounts.ts'

/** Items that the site itself keeps; its other tabs follow a change at once. */
const SESSION = 'MC_SESSION_INFO'
const MERCHANT = 'MC_MERCHANT'
const THEME = 'MC_MOCK_THEME'
const KEYS = 'MC_MOCK_KEYS'

interface Session {
  token: string
  userName: string
  type: number
  firstTimeLogin: boolean
}

/** Signs the site in at a merchant. */
export function keepSession(merchantCode: MerchantCode, session: Session): void {
  localStorage.setItem(MERCHANT, merchantCode)
  localStorage.setItem('autoLogin', '1')
  localStorage.setItem(SESSION, JSON.stringify({ ...session, merchantCode }))
}

/** Signs the site out, without a call. */
export const dropSession = (): void => localStorage.removeItem(SESSION)

/** Name of the account that the site is signed in with. */
export function signedInName(): string | undefined {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(SESSION) ?? 'null')
    if (typeof session !== 'object' || session === null || !('userName' in session)) return undefined
    return String(session.userName)
  } catch {
    return undefined
  }
}

/** The merchant that the site shows. */
export function shownMerchant(): MerchantCode {
  const kept = localStorage.getItem(MERCHANT)
  return merchantCodes.find((code) => code === kept) ?? merchantCodes[0]
}

export type Theme = 'light' | 'dark'

/** The theme that was chosen, else the device's. */
export function keptTheme(): Theme {
  const kept = localStorage.getItem(THEME)
  if (kept === 'light' || kept === 'dark') return kept
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

export const keepTheme = (theme: Theme): void => localStorage.setItem(THEME, theme)

/** Whether single keys work (WCAG 2.1.4). */
export const keptKeysOn = (): boolean => localStorage.getItem(KEYS) !== 'off'

export const keepKeysOn = (on: boolean): void => localStorage.setItem(KEYS, on ? 'on' : 'off')
