import { expect, test } from 'vitest'
import { isDrawn } from './draw-share.ts'

const faults = Array.from({ length: 2000 }, (_, index) => ({
  id: `${index}`,
  fileName: `/anywhere/src/core/${index % 7}.ts`,
  replacement: '""',
  location: { start: { line: index, column: 3 } },
}))
const drawn = (percent: number, seed: number) => faults.filter((fault) => isDrawn(fault, { percent, seed }))

test('a share of the faults is about as large as was asked, the same for the same seed, another for another one', () => {
  expect(drawn(10, 7).length).toBeGreaterThan(150)
  expect(drawn(10, 7).length).toBeLessThan(250)
  expect(drawn(10, 7)).toEqual(drawn(10, 7))
  expect(drawn(10, 7)).not.toEqual(drawn(10, 8))
  expect(drawn(100, 7)).toEqual(faults)
})

test('a fault is drawn in a copy of the checkout as in the checkout', () => {
  const elsewhere = faults.map((fault) => ({
    ...fault,
    fileName: `/tmp/sandbox${fault.fileName.slice('/anywhere'.length)}`,
  }))
  const ids = (list: typeof faults) => list.map(({ id }) => id)
  expect(ids(elsewhere.filter((fault) => isDrawn(fault, { percent: 10, seed: 7 })))).toEqual(ids(drawn(10, 7)))
})
