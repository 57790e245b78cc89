import { expect, it } from 'vitest'
import { bestAndWorst, everyDay, lastEventful, reachOf, scaleOf, shareOf } from './day-amounts.ts'

it('NAMED-28 a chart has every day, also those on which nothing happened', () => {
  const days = everyDay({ from: '2026-11-19', to: '2026-11-21' }, [{ day: '2026-11-20', amount: '5.00' }])
  expect(days.map(({ amount }) => amount)).toEqual(['0.00', '5.00', '0.00'])
})

it('NAMED-28 bars of either side are measured by the furthest of it', () => {
  const reach = reachOf(['30.00', '-10.00', '15.00'])
  expect(reach).toEqual({ up: 30, down: 10 })
  expect(['30.00', '15.00', '-5.00', '0.00'].map((amount) => shareOf(amount, reach))).toEqual([
    '100%',
    '50%',
    '50%',
    '0%',
  ])
  expect(reachOf(['0.00'])).toEqual({ up: 1, down: 0 })
})

it('NAMED-28 names the best and the worst day', () => {
  const [first, second] = [
    { day: '2026-11-20', amount: '-9.00' },
    { day: '2026-11-21', amount: '10.00' },
  ]
  expect(bestAndWorst([first, second])).toEqual({ best: second, worst: first })
  expect(bestAndWorst([])).toBeUndefined()
})

it.each([
  [{ up: 30, down: 10 }, [40, 20, 0, -20]],
  [{ up: 696.93, down: 891.27 }, [1000, 500, 0, -500, -1000]],
  [{ up: 0, down: 4.2 }, [0, -2, -4, -6]],
  [{ up: 14_377.25, down: 0 }, [15_000, 10_000, 5_000, 0]],
  [{ up: 1, down: 0 }, [1, 0.5, 0]],
])('NAMED-28 measures %j by round steps that hold all of it', (reach, lines) => {
  const scale = scaleOf(reach)
  expect(scale.up).toBeGreaterThanOrEqual(reach.up)
  expect(scale.down).toBeGreaterThanOrEqual(reach.down)
  expect(scale.lines.map((line) => Number(line.toFixed(2)))).toEqual(lines)
})

it('NAMED-28 begins with the last day on which something happened', () => {
  const days = ['5.00', '-1.00', '0.00'].map((amount, index) => ({ day: `2026-11-2${index}`, amount }))
  expect(lastEventful(days)).toBe(1)
  expect(lastEventful(days.slice(2))).toBe(0)
})
