/** How far the stub's clock is ahead of the machine's, in milliseconds. */
let aheadMs = 0

/** Now by the stub's own clock, in epoch milliseconds. Everything that the stub remembers or lets expire goes by it. */
export const stubNow = (): number => Date.now() + aheadMs

/** How far the clock was moved forward, in milliseconds. */
export const clockAhead = (): number => aheadMs

/** Puts the clock forward by `ms` milliseconds of the machine's time; 0 is real time again. */
export function setClockAhead(ms: number): void {
  aheadMs = ms
}
