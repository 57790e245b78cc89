import { expect, it } from 'vitest'
import { bestAndWorst, everyDay, reachOf, shareOf } from './day-amounts.ts'

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
