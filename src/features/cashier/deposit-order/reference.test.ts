import { describe, expect, it } from 'vitest'
import { isReferenceOf } from '#mock/state/money/references.ts'
import type { ReferenceKind } from '#src/api/generated/types.ts'
import { isReference, tidyReference } from './reference.ts'

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

describe('the number of a transfer', () => {
  it.each<[ReferenceKind, string, string | undefined]>([
    ['UTR', '4829 1330-0175', '482913300175'],
    ['UTR', '४८२९१३३००१७५', '482913300175'],
    ['UTR', '\u2066482913300175\u2069', '482913300175'],
    ['UTR', '48291330017', undefined],
    ['UTR', '4829133001755', undefined],
    ['UTR', '48291330017A', undefined],
    ['TRXID', 'bkl7 q2m9 xt', 'BKL7Q2M9XT'],
    ['TRXID', '\u200eBKL7Q2M9', 'BKL7Q2M9'],
    ['TRXID', 'BKL7Q2M9', 'BKL7Q2M9'],
    ['TRXID', 'BKL7Q2M', undefined],
    ['TRXID', 'BKL7Q2M9XT123', undefined],
    ['TRXID', 'BKL7Q2M9_T', undefined],
    ['HASH', `0x${HASH.toUpperCase()}`, HASH],
    ['HASH', HASH.slice(1), undefined],
    ['HASH', `${HASH}0`, undefined],
    ['HASH', HASH.replace('9', 'g'), undefined],
  ])('MONEY-37 of the kind %s reads "%s" as %s, and the stub agrees', (kind, text, read) => {
    const tidy = tidyReference(text, kind)
    expect(isReference(tidy, kind) ? tidy : undefined).toBe(read)
    expect(isReferenceOf(kind, tidy)).toBe(read !== undefined)
  })

  it('is any text of letters and digits where its channel names no kind', () => {
    expect(['bkl 7q', 'bkl', 'bkl_7q'].map((text) => isReference(tidyReference(text, undefined), undefined))).toEqual([
      true,
      false,
      false,
    ])
  })
})
