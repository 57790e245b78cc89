import type { Caller } from '#mock/state/accounts/security-events.ts'
import { runtime } from '#mock/state/runtime.ts'

/** The first name that fits wins: each of these browsers also calls itself by the names after it. */
const BROWSERS = [
  ['Edge', /Edg/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** Where a call comes from; in a page, the browser keeps its name out of the headers that a service worker sees. */
export function callerOf(request: Request): Caller {
  const { ip, countryCode: country } = runtime.switches
  const device = deviceOf(request.headers.get('User-Agent') ?? navigator.userAgent)
  return { ip, ...(country !== undefined && { country }), ...(device !== '' && { device }) }
}

function deviceOf(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([, name]) => name.test(userAgent))?.[0] ?? [])
  return names.join(', ')
}
