import { randomHex } from '#mock/lib/random-hex.ts'
import { shortLived } from '../short-lived.ts'

/** GAP-81: a captcha is good for one try within five minutes. */
const CAPTCHA_TTL_MS = 5 * 60_000
const DIGITS = 4
const ID_BYTES = 16
const WIDTH = 96
const HEIGHT = 36

/** The cookie that ties a picture to the visitor's next try. */
export const CAPTCHA_COOKIE = 'captcha'

const issued = shortLived<{ readonly answer: string; readonly expiresAt: number }>()

export interface IssuedCaptcha {
  readonly id: string
  readonly answer: string
  /** `data:image/svg+xml;base64,…` */
  readonly picture: string
}

/** Makes a new captcha of four digits; the visitor's former one, if any, is void. */
export function issueCaptcha(formerId: string | undefined, now: number): IssuedCaptcha {
  if (formerId !== undefined) issued.delete(formerId)
  for (const [id, { expiresAt }] of issued) if (expiresAt <= now) issued.delete(id)
  const id = randomHex(ID_BYTES)
  const answer = Array.from(crypto.getRandomValues(new Uint8Array(DIGITS)), (byte) => byte % 10).join('')
  issued.set(id, { answer, expiresAt: now + CAPTCHA_TTL_MS })
  return { id, answer, picture: `data:image/svg+xml;base64,${btoa(draw(answer))}` }
}

/** Whether the answer is right; the captcha is used up either way. */
export function checkCaptcha(id: string | undefined, answer: string, now: number): boolean {
  if (id === undefined) return false
  const captcha = issued.get(id)
  issued.delete(id)
  return captcha !== undefined && captcha.expiresAt > now && captcha.answer === answer
}

/** Digits as strokes on a 3 by 5 grid, so that no font is needed. */
const STROKES: readonly string[] = [
  'M0 0H2V4H0Z',
  'M0 1L1 0V4M0 4H2',
  'M0 0H2V2H0V4H2',
  'M0 0H2V4H0M0 2H2',
  'M0 0V2H2M2 0V4',
  'M2 0H0V2H2V4H0',
  'M2 0H0V4H2V2H0',
  'M0 0H2L1 4',
  'M0 0H2V4H0ZM0 2H2',
  'M2 2H0V0H2V4H0',
]

function draw(answer: string): string {
  const tilts = crypto.getRandomValues(new Uint8Array(answer.length * 2))
  const digits = Array.from(answer, (digit, index) => {
    const tilt = ((tilts[index] ?? 0) % 31) - 15
    const shift = ((tilts[index + answer.length] ?? 0) % 7) - 3
    const x = 12 + index * 21
    return `<path d="${STROKES[Number(digit)] ?? ''}" transform="translate(${x} ${8 + shift}) rotate(${tilt} 6 10) scale(6 5)"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3e9d8"/><path d="M0 24Q24 4 48 20T96 14" fill="none" stroke="#b79b6c"/>` +
    `<g fill="none" stroke="#3a2a12" stroke-width=".5" stroke-linejoin="round">${digits.join('')}</g></svg>`
  )
}
