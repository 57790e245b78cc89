import { describe, expect, it } from 'vitest'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { timeLeft, untilNextDraw } from './draw-times.ts'

const at = (moment: string) => Date.parse(moment)

describe('the time until a draw closes', () => {
  it.each([
    ['2026-11-21T06:59:59Z', '00:01'],
    ['2026-11-21T06:55:29Z', '04:31'],
    ['2026-11-21T05:59:59Z', '1:00:01'],
    ['2026-11-20T07:00:00Z', '24:00:00'],
    ['2026-11-21T06:59:59.001Z', '00:01'],
  ])('NAMED-10 at %s says %s', (now, text) => expect(timeLeft('2026-11-21T07:00:00Z', at(now))).toBe(text))
  it.each(['2026-11-21T07:00:00Z', '2026-11-22T07:00:00Z'])('NAMED-10 says nothing once it has closed: %s', (now) =>
    expect(timeLeft('2026-11-21T07:00:00Z', at(now))).toBeUndefined(),
  )
  it('NAMED-10 says nothing for a moment that is none', () => expect(timeLeft('soon', 0)).toBeUndefined())
})

describe('when draws are asked for again', () => {
  const now = at('2026-11-21T06:59:00Z')
  it('LOTT-04 is when the next one is over', () => {
    const games = [{ closesAt: '2026-11-21T07:00:00Z' }, { closesAt: '2026-11-21T06:59:30Z' }, {}]
    expect(untilNextDraw(games, now, null)).toBe(31_500)
  })
  it('LOTT-04 is not more often than every 5 s, even where the gateway goes on naming a closed draw', () => {
    expect(untilNextDraw([{ closesAt: '2026-11-21T06:00:00Z' }], now, null)).toBe(5_000)
  })
  it('LOTT-04 is within a day, for no timer counts to a draw of the next month', () => {
    expect(untilNextDraw([{ closesAt: '2026-12-22T06:59:00Z' }], now, null)).toBe(86_400_000)
  })
  it('LOTT-04 is later where they did not come, and no sooner than the gateway asks for', () => {
    const fails = (retryAfterMs?: number) =>
      new GatewayFailure({ operation: 'listOpenedNumbers', code: 'SYSTEM_BUSY', status: 503, retryAfterMs })
    const over = [{ closesAt: '2026-11-21T06:00:00Z' }]
    expect(untilNextDraw(over, now, fails())).toBe(10_000)
    expect(untilNextDraw(over, now, fails(60_000))).toBe(60_000)
  })
  it('LOTT-04 is never without a draw', () => {
    expect(untilNextDraw([{}], now, null)).toBe(false)
    expect(untilNextDraw(undefined, now, null)).toBe(false)
  })
})
