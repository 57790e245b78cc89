// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { findInHelp, indexOfHelp } from './find-in-help.ts'

const index = indexOfHelp([
  {
    tag: 'deposit',
    title: 'Deposits',
    content: '<p>From your own account only.</p>',
    children: [
      { title: 'How long?', content: '<p>Five <b>min</b>utes.</p><ul><li>Slip</li><li>Number</li></ul>' },
      { title: 'Café at night', content: '<p>ฝากเงิน</p><script>secret()</script><p title="tooltip">R&amp;D</p>' },
    ],
  },
  { tag: 'terms', title: 'शर्तें', content: '', children: [] },
])
const found = (search: string) => {
  const matches = findInHelp(index, search)
  return matches && [...matches].map(([section, children]) => [section, ...children])
}

describe('a search in the help centre', () => {
  it.each([
    ['DEPOSITS', [[0]]],
    ['minutes', [[0, 0]]],
    ['  five   slip ', [[0, 0]]],
    ['cafe', [[0, 1]]],
    ['CAFÉ', [[0, 1]]],
    ['ฝากเงิน', [[0, 1]]],
    ['r&d', [[0, 1]]],
    ['शर्तें', [[1]]],
  ])('HELP-01 ignores case, accents and spaces: %s', (search, places) => expect(found(search)).toEqual(places))

  it.each(['slipnumber', 'secret', 'tooltip', '<p>', 'five café', 'शरत'])(
    'HELP-01, GAP-97 finds nothing that is not read: %s',
    (search) => expect(found(search)).toEqual([]),
  )

  it('is none without words', () => {
    expect(found('')).toBeUndefined()
    expect(found('   ')).toBeUndefined()
  })
})
