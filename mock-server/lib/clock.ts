/** How far the stub's clock is ahead of the machine's, in milliseconds. */
let aheadMs = 0

/** Now by the stub's own clock, in epoch milliseconds. Everything that the stub remembers or lets expire goes by it. */
export const stubNow = (): number => Date.now() + aheadMs

/** Calls at one time begin at moments of their own and may be judged in another order. */
const SAME_TIME_MS = 10_000

/**
 * Whether `now` lies in a span of time that begins at a moment; all in epoch milliseconds. A moment that lies ahead
 * counts no more: the clock was put back since.
 */
export const isWithin = (moment: number, spanMs: number, now: number): boolean =>
  moment <= now + SAME_TIME_MS && now < moment + spanMs

/** How far the clock was moved forward, in milliseconds. */
export const clockAhead = (): number => aheadMs

/** Puts the clock forward by `ms` milliseconds of the machine's time; 0 is real time again. */
export function setClockAhead(ms: number): void {
  aheadMs = ms
}
