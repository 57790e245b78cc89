/** The rules for styles, each shown what it has to find. */
import { expect, test } from 'vitest'
import { classFaults, classUses } from './support/class-rules.ts'
import {
  fixedTextSizes,
  physicalSides,
  rawColours,
  styleByDirection,
  styleByScript,
  styleOfAllSiblings,
  tokensSet,
  unknownTokens,
} from './support/source-rules.ts'

test.each([
  '.a { color: #fff }',
  '.a { color: #12345678; }',
  '.a { background: rgb(0 0 0 / 50%) }',
  '.a { border: 1px solid hsl(1, 2%, 3%) }',
  '.a { color: white }',
  '.a { --glow: gold; }',
])('sees the raw colour in %s', (text) => {
  expect(rawColours('a.css', text)).toHaveLength(1)
})

test.each([
  '.a { color: var(--white) }',
  '.gold { inset: 0 }',
  '/* #fff */',
  '.a { animation: gold-rush 1s }',
  '/* colour: a mask has none */ .a { mask: linear-gradient(#000, transparent) }',
])('sees no raw colour in %s', (text) => {
  expect(rawColours('a.css', text)).toEqual([])
})

test('the rule for sizes of text finds what cannot grow', () => {
  const sheet = (...declarations: string[]) => `.a {\n  ${declarations.join(';\n  ')};\n}`
  for (const fault of [
    'font-size: 14px',
    'font: 400 14px/1 a',
    'line-height: 20px',
    '--t-cap: 12px',
    'font-size: min(1rem, 18px)',
  ])
    expect(fixedTextSizes('a.css', sheet(fault))).toEqual([`2 text that cannot grow: ${fault}`])
  expect(fixedTextSizes('a.css', sheet('font-size: 1rem', 'height: 20px'))).toEqual([
    '3 text that cannot grow: height: 20px',
  ])
  const sound = ['font-size: var(--t-sm)', 'line-height: calc(1.25rem + 24px)', 'min-height: 20px', '--tap: 44px']
  expect(fixedTextSizes('a.css', sheet(...sound))).toEqual([])
  expect(fixedTextSizes('a.css', sheet('height: 20px'))).toEqual([])
})

test('sees physical sides, and lets [dir] and reasons pass', () => {
  expect(physicalSides('a.css', '.a {\n  left: 0;\n  margin-right: 1px;\n  text-align: left;\n}')).toEqual([
    '2: physical side: left: 0',
    '3: physical side: margin-right: 1px',
    '4: physical side: text-align: left',
  ])
  expect(physicalSides('a.css', '.a {\n  left: 0;\n  right: 1px;\n}')).toHaveLength(2)
  expect(physicalSides('a.css', '@media print {\n  .a {\n    left: 0;\n  }\n}')).toHaveLength(1)
  expect(physicalSides('a.css', '.a {\n  left: 0;\n  right: 0;\n}\n.b {\n  left: calc(50% - 6px);\n}')).toEqual([])
  expect(physicalSides('a.css', '.a {\n  left: 0;\n}\n[dir="rtl"] .a {\n  left: auto;\n}')).toEqual([])
  expect(physicalSides('a.css', ".a {\n  left: 0;\n}\n.a[dir='ltr'] {\n  top: 0;\n}")).toHaveLength(1)
  expect(physicalSides('a.css', ".a[dir='ltr'] {\n  left: 0;\n}")).toHaveLength(1)
  expect(physicalSides('A.tsx', '<p style={{ marginLeft: 1 }} />')).toHaveLength(1)
  expect(physicalSides('a.css', '[dir="rtl"] .a {\n  left: 0;\n}')).toEqual([])
  expect(physicalSides('a.css', '.a {\n  /* physical: follows the finger */\n  left: 0;\n}')).toEqual([])
  expect(physicalSides('a.css', '.a { margin-inline-start: 0; inset-inline-end: 0 }')).toEqual([])
  const drawn = ".a {\n  background: url('data:image/svg+xml;utf8,{}');\n"
  expect(physicalSides('a.css', `${drawn}  right: 0;\n}`), 'signs of CSS in a text').toHaveLength(1)
  expect(physicalSides('a.css', `${drawn}  right: 0;\n  left: 0;\n}`)).toEqual([])
  expect(physicalSides('a.css', '.a {\n  @supports (top: 0) {\n    left: 0;\n  }\n}'), 'within a rule').toHaveLength(1)
})

test('sees styles of all siblings', () => {
  expect(styleOfAllSiblings('a.css', '.a > * + * {\n  margin: 0;\n}\n* ~ .b {\n  margin: 0;\n}')).toHaveLength(2)
  expect(styleOfAllSiblings('a.css', '.a > :not(:first-child),\n.b + * {\n  margin: 0;\n}')).toEqual([])
})

test('sees styles by the way a text runs', () => {
  expect(styleByDirection('a.css', '.a {\n  margin: 0;\n}\n:lang(ur) .b:dir(ltr) {\n  margin: 0;\n}')).toHaveLength(1)
  expect(styleByDirection('a.css', "[dir='rtl'] .a,\n.b[dir='ltr'] {\n  margin: 0;\n}")).toEqual([])
})

test('sees styles by language, and lines that no script can raise', () => {
  const faults = '.a:lang(ur) {\n  margin: 0;\n}\n.b {\n  line-height: 1.35;\n}'
  expect(styleByScript('a.css', faults)).toHaveLength(2)
  expect(styleByScript('src/ui/styles/scripts.css', faults)).toEqual([])
  const sound =
    '.a {\n  line-height: var(--lh);\n}\n.b {\n  line-height: 1;\n}\n.c {\n  line-height: 1.2; /* Latin: figures */\n}'
  expect(styleByScript('a.css', sound)).toEqual([])
})

test('sees tokens that nothing sets', () => {
  const known = new Set(
    ['.a {\n  --gap: 1px;\n}', "setProperty('--hero', url)", '/* --r-md: 1px */'].flatMap(tokensSet),
  )
  expect([...known]).toEqual(['--gap', '--hero'])
  const text = '.b {\n  margin: var(--gap) var(--hero, 0);\n  border-radius: var(--r-md); /* var(--r-lg) */\n}'
  expect(unknownTokens(known)('a.css', text)).toEqual(['nothing sets --r-md'])
})

test('sees classes that a sheet lacks or that nobody uses', () => {
  const sheet = '.a {\n  &:has(.b) {\n    margin: 0;\n  }\n}\n@keyframes turn {\n  12.5% {\n    margin: 0;\n  }\n}'
  const uses = (code: string) => classUses('src/x/A.tsx', `import styles from './A.module.css'\n${code}`)
  expect(classFaults('src/x/A.module.css', sheet, uses('styles.a, styles.c'))).toEqual(['lacks .c', 'nobody uses .b'])
  expect(classFaults('src/x/A.module.css', sheet, uses('styles.a, styles[kind]'))).toEqual([])
  expect(classFaults('src/x/A.module.css', sheet, uses('styles.a, styles.b'))).toEqual([])
  const shared = classUses('src/y/B.tsx', "import row from '#src/x/A.module.css'\nrow.a")
  expect(shared).toEqual([{ sheet: 'src/x/A.module.css', name: 'a' }])
})
