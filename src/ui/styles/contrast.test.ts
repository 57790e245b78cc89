import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const THEMES = ['dark', 'light'] as const
const MERCHANTS = readdirSync(new URL('../../merchants/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const BRAND_VALUES = [
  '--ground',
  '--surface',
  '--raised',
  '--sunken',
  '--brand',
  '--brand-hi',
  '--brand-lo',
  '--on-brand',
  '--brand-text',
  '--glow',
] as const
const TEXT_ON_GROUNDS = ['--text', '--text-2', '--text-3', '--brand-text', '--jade', '--gold', '--hot', '--info']
const GROUNDS = ['--ground', '--surface', '--raised', '--sunken']
const MIN_TEXT = 4.5 // WCAG 1.4.3
const MIN_LINE = 3 // WCAG 1.4.11

type Values = Readonly<Record<string, string>>
interface Rule {
  selectors: string[]
  values: Values
}
interface Pair {
  front: string
  ground: string
  least: number
}

const PAIRS: Pair[] = [
  ...TEXT_ON_GROUNDS.flatMap((front) => GROUNDS.map((ground) => ({ front, ground, least: MIN_TEXT }))),
  { front: '--on-brand', ground: '--brand', least: MIN_TEXT },
  { front: '--on-brand', ground: '--brand-hi', least: MIN_TEXT },
  { front: '--on-hot', ground: '--hot-fill', least: MIN_TEXT },
  { front: '--on-new', ground: '--new-fill', least: MIN_TEXT },
  { front: '--ink', ground: '--paper', least: MIN_TEXT },
  ...['--ground', '--surface', '--raised'].flatMap((ground) => [
    { front: '--line-control', ground, least: MIN_LINE },
    { front: '--brand-lo', ground, least: MIN_LINE },
  ]),
]

const THEME_CSS = read('./theme.css')
const MERCHANT_CSS = MERCHANTS.map((id) => read(`../../merchants/${id}/theme.css`))

describe('contrast of every text and line pair', () => {
  for (const merchant of MERCHANTS) {
    for (const theme of THEMES) {
      it(`holds for ${merchant} in the ${theme} theme`, () => {
        expect(shortfalls(resolve([THEME_CSS, ...MERCHANT_CSS], merchant, theme))).toEqual([])
      })
    }
  }

  it('reports a planted fault', () => {
    const fault = ':root[data-merchant="tlbdemo"][data-theme="light"] { --brand-text: #8bdcec; }'
    const values = resolve([THEME_CSS, ...MERCHANT_CSS, fault], 'tlbdemo', 'light')
    expect(shortfalls(values)).toContainEqual(expect.stringMatching(/^--brand-text on --ground: 1\.\d+ < 4\.5$/))
  })

  it('meets a ground of its own for each merchant and theme', () => {
    const grounds = MERCHANTS.flatMap((merchant) =>
      THEMES.map((theme) => resolve([THEME_CSS, ...MERCHANT_CSS], merchant, theme)['--ground']),
    )
    expect(grounds.length).toBeGreaterThanOrEqual(6)
    expect(new Set(grounds).size).toBe(grounds.length)
  })

  it('reports a role that is missing', () => {
    expect(shortfalls({})).toContain('--text on --ground: not a hex colour')
  })
})

describe("a merchant's theme", () => {
  it.each(MERCHANTS.map((id, index) => [id, MERCHANT_CSS[index] ?? ''] as const))(
    '%s sets exactly the ten brand values, once per theme',
    (_id, css) => {
      const found = rules(css)
      expect(found).toHaveLength(2)
      for (const rule of found) expect(Object.keys(rule.values).sort()).toEqual([...BRAND_VALUES].sort())
    },
  )

  it('does not depend on the order in which the files load', () => {
    for (const merchant of MERCHANTS) {
      for (const theme of THEMES) {
        const forward = resolve([THEME_CSS, ...MERCHANT_CSS], merchant, theme)
        const backward = resolve([...MERCHANT_CSS].reverse().concat(THEME_CSS), merchant, theme)
        expect(backward).toEqual(forward)
      }
    }
  })
})

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

function rules(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selectors: selector
      .replaceAll("'", '"')
      .split(',')
      .map((part) => part.trim()),
    values: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    ),
  }))
}

/** The cascade of custom properties on <html>: specificity first, then order, as the browser does it. */
function resolve(sheets: readonly string[], merchant: string, theme: string): Values {
  const matching = [
    ':root',
    `:root[data-theme="${theme}"]`,
    `:root[data-merchant="${merchant}"]`,
    `:root[data-merchant="${merchant}"][data-theme="${theme}"]`,
  ]
  const hits = sheets.flatMap(rules).flatMap((rule) =>
    rule.selectors
      .filter((selector) => matching.includes(selector))
      .map((selector) => ({
        weight: selector.split('[').length,
        values: rule.values,
      })),
  )
  const ordered = hits.toSorted((a, b) => a.weight - b.weight)
  return Object.assign({}, ...ordered.map((hit) => hit.values))
}

function shortfalls(values: Values): string[] {
  return PAIRS.flatMap(({ front, ground, least }) => {
    const a = luminance(values[front])
    const b = luminance(values[ground])
    if (a === undefined || b === undefined) return [`${front} on ${ground}: not a hex colour`]
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`] : []
  })
}

function luminance(hex: string | undefined): number | undefined {
  if (!hex || !/^#[0-9a-f]{6}$/.test(hex)) return undefined
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
