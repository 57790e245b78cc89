// @vitest-environment jsdom
/** What the compiler cannot see of the VIP content of merchants: its pictures, and that higher levels are higher. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from '#mock/art/colour.ts'
import { vipPictures, VIP_LEVELS as DRAWN, VIP_TIERS } from '#scripts/art/vip.ts'
import { merchantCodes } from '#mock/data/accounts.ts'
import { merchants } from '#src/core/merchant/merchants.ts'
import { VIP_LEVELS, vipLevels } from '#src/core/merchant/vip-levels.ts'

const KILOBYTE = 1024
/** As in theme.css: words on light cards, and on dark ones. */
const INK = '#1d1303'
const ON_ART = '#fff8e9'

describe.each(merchants)('the VIP club of $code', ({ code }) => {
  const terms = vipLevels(code).map((level) => level.terms)

  it('VIP-03, VIP-04, CONST-39, GAP-150 has 15 levels, each with pictures that ship', () => {
    expect([VIP_LEVELS, DRAWN, terms.length]).toEqual([15, 15, 15])
    const drawn = vipPictures()
    for (const level of terms) {
      expect(drawn.has(level?.card.slice(1) ?? '')).toBe(true)
      expect(drawn.has(level?.bonusPicture.slice(1) ?? '')).toBe(true)
    }
    expect(new Set(terms.map((level) => level?.card)).size).toBe(15)
  })

  it('gives and asks for more from level to level', () => {
    for (const key of ['deposits', 'validBets', 'rebatePercent', 'levelUpBonus', 'birthdayGift'] as const) {
      const numbers = terms.map((level) => Number(level?.[key]))
      expect(
        numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? Number.NaN)),
        key,
      ).toBe(true)
    }
  })
})

it('VIP-03, VIP-04 the pictures that ship are the ones that are drawn, alone and small', () => {
  for (const [path, picture] of vipPictures()) {
    expect(readFileSync(join(import.meta.dirname, '../public', path), 'utf8').trimEnd(), path).toBe(picture)
    expect(picture.length, path).toBeLessThanOrEqual(11 * KILOBYTE)
    expect(picture.replace('http://www.w3.org/2000/svg', ''), path).not.toMatch(
      /<(script|text|image|style)|https?:|NaN/,
    )
  }
})

it('GAP-150 the words on every card are legible on both of its metals', () => {
  for (const code of merchantCodes) {
    VIP_TIERS[code].forEach(({ lit, shade }, at) => {
      const words = at === VIP_TIERS[code].length - 1 ? ON_ART : INK
      for (const ground of [lit, shade]) expect(contrast(words, ground), `${code} ${at}`).toBeGreaterThanOrEqual(4.5)
    })
  }
})
