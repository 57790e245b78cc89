// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGrowingCount } from './use-growing-count.ts'

it('HOME-14 grows to the length of the list a step at a time, and follows it down at once', async () => {
  const counts: number[] = []
  const { rerender } = renderHook(
    ({ wanted }) => {
      counts.push(useGrowingCount(wanted, 3))
    },
    { initialProps: { wanted: 7 } },
  )
  await waitFor(() => expect(counts.at(-1)).toBe(7))
  expect([...new Set(counts)]).toEqual([3, 6, 7])
  rerender({ wanted: 2 })
  expect(counts.at(-1)).toBe(2)
})
