import { parse, type Declaration } from 'postcss'
import { MEMBER_FEATURES } from '#scripts/site/build/message-parts.ts'

/** Rules about the text of source files that no linter here can hold. Each says what is wrong, with the line. */

const NAMED_COLOURS =
  'aqua|azure|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow'
const COLOUR_VALUE = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i
const NAMED_COLOUR_VALUE = new RegExp(`:[^;{}]*(?<![\\w-])(?:${NAMED_COLOURS})(?![\\w-])[^;{}]*(?:[;}]|$)`, 'i')
const PHYSICAL_PROPERTY =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding|border-(?:top|bottom))-)?(?:left|right)(?:-\w+)?$/
const SIDED_PROPERTY = /^(?:text-align|float|clear)$/
const PHYSICAL_STYLE = /\b(?:margin|padding|border)(?:Left|Right)\w*\s*:|\btextAlign:\s*['"](?:left|right)/
const MESSAGE_ID = /\bid(?::\s*|=)['"]([^'"]+)['"][\s,]*defaultMessage/g
const ID_PATTERN = /^[a-z][a-zA-Z0-9]*(?:\.[a-z][a-zA-Z0-9]*){2}$/
const FILE_NAME =
  /^\.?(?:[a-z0-9]+(?:-[a-z0-9]+)*|[A-Z][a-zA-Z0-9]*)(?:\.(?:test|spec|module|config|d|worker|cjs))*\.[a-z]+$/
const LEFT_OUT_TEST = /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|todo|fixme)\b|\bx(?:it|describe)\(/
const FOCUSED_TEST = /\b(?:test|it|describe|suite)(?:\.\w+)*\.only\b/

/** Longest file anybody still reads. */
export const MAX_LINES = 300

/** Widest line of a comment; of code the formatter sees to it. */
const MAX_COLUMNS = 120
const WHOLE_LINE_COMMENT = /^\s*(?:\{?\/\*|\*|\/\/)/

/** The formatter leaves comments as they are. Rows of a table and orders to the linter need their one line. */
export function wideComments(_file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const isWide = line.length > MAX_COLUMNS && WHOLE_LINE_COMMENT.test(line)
    return isWide && !/^\s*\* \||-disable-next-line /.test(line) ? [`${index + 1}: ${line.length} columns`] : []
  })
}

/** Colours are tokens; where one is no colour (a mask), the line above or the line itself says `colour: <reason>`. */
export function rawColours(file: string, text: string): string[] {
  return lineFaults(text, 'colour', (line) =>
    COLOUR_VALUE.test(line) || (file.endsWith('.css') && NAMED_COLOUR_VALUE.test(line))
      ? `raw colour: ${line.trim()}`
      : undefined,
  )
}

/** What stands in a page of one direction; `.name[dir='ltr']` is about a text of its own. */
const UNDER_DIRECTION = /\[dir[^\]]*\]\s/

/**
 * Nothing leans to one side in both directions of reading. The oldest browsers lack most logical properties, so a style
 * may name left and right where it comes to the same: both sides alike in one rule, measured from the middle (`50%`),
 * or with a rule under `[dir…]` for the same class. Else the line or the one above says `physical: <reason>`.
 */
export function physicalSides(file: string, text: string): string[] {
  if (!file.endsWith('.css')) {
    return lineFaults(text, 'physical', (line) =>
      PHYSICAL_STYLE.test(line) ? `physical side: ${line.trim()}` : undefined,
    )
  }
  const rules = cssRules(text)
  const turned = rules.filter(({ selector }) => UNDER_DIRECTION.test(selector)).map(({ selector }) => selector)
  const leaning = new Map(
    rules
      .filter(
        ({ selector }) =>
          !UNDER_DIRECTION.test(selector) &&
          !turned.some((other) => subjectsOf(selector).every((name) => other.includes(name))),
      )
      .flatMap((rule) => rule.declarations.filter((declaration) => leans(declaration, rule)))
      .map((declaration) => [lineOf(declaration), `physical side: ${said(declaration)}`] as const),
  )
  return lineFaults(text, 'physical', (_line, number) => leaning.get(number))
}

function leans({ prop, value }: Declaration, { declarations }: CssRule): boolean {
  if (SIDED_PROPERTY.test(prop)) return value === 'left' || value === 'right'
  if (!PHYSICAL_PROPERTY.test(prop) || value.includes('50%')) return false
  const opposite = prop.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'))
  return !declarations.some((other) => other.prop === opposite && other.value === value)
}

interface CssRule {
  selector: string
  declarations: readonly Declaration[]
}

/** What holds declarations in a style sheet, flat: at-rules are looked through, and count where they hold some. */
function cssRules(text: string): CssRule[] {
  const rules: CssRule[] = []
  parse(text).walk((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return
    const declarations = (node.nodes ?? []).filter((inside) => inside.type === 'decl')
    rules.push({ selector: node.type === 'rule' ? node.selector : `@${node.name}`, declarations })
  })
  return rules
}

const lineOf = ({ source }: Declaration): number => source?.start?.line ?? 0
const said = ({ prop, value }: Declaration): string => `${prop}: ${value}`

/** What each selector of a list is about: its last compound, without states. */
function subjectsOf(selector: string): string[] {
  return selector.split(',').map((one) => /[^\s>+~]+$/.exec(one.trim())?.[0].replace(/:.*$/, '') ?? one)
}

/**
 * No style is about whatever follows anything (`* + *`): with one such rule in the page, each row that comes into a
 * list or leaves it gives a new style to all others.
 */
export function styleOfAllSiblings(file: string, text: string): string[] {
  if (!file.endsWith('.css')) return []
  return cssRules(text)
    .filter(({ selector }) => /(?:^|[\s>,])\*\s*[+~]/.test(selector))
    .map(({ selector }) => `style of all siblings: ${selector}`)
}

/** No style asks for the way a text runs: the build for older browsers makes of it a question for the language. */
export function styleByDirection(file: string, text: string): string[] {
  if (!file.endsWith('.css')) return []
  return cssRules(text)
    .filter(({ selector }) => selector.includes(':dir('))
    .map(({ selector }) => `style by :dir(), use textDirection: ${selector}`)
}

/**
 * What differs by script are tokens of `src/ui/styles/scripts.css`: no other style asks for a language, and the height
 * of a line is a token, or 1 or 0 where one sign stands alone. Lines that are Latin in every language say `Latin:`.
 */
export function styleByScript(file: string, text: string): string[] {
  if (!file.endsWith('.css') || file === 'src/ui/styles/scripts.css') return []
  const languages = cssRules(text)
    .filter(({ selector }) => selector.includes(':lang('))
    .map(({ selector }) => `style by language: ${selector}`)
  const heights = lineFaults(text, 'Latin', (line) =>
    /line-height: (?![01];)[\d.]+;/.test(line)
      ? `height of a line that no script can raise: ${line.trim()}`
      : undefined,
  )
  return [...languages, ...heights]
}

/**
 * Scripts print through `scripts/lib/print.ts`, which shows control characters of foreign texts instead of passing them
 * on. A place that prints otherwise says `print: <reason>`.
 */
export function printsPastPrint(_file: string, text: string): string[] {
  return lineFaults(text, 'print', (line) =>
    /\bconsole\.\w+\(|\bstd(?:out|err)\.write\(|['"]inherit['"]/.test(line)
      ? `prints by itself: ${line.trim()}`
      : undefined,
  )
}

/**
 * Text grows with the browser's text size, and so does what holds it: sizes of text (`font-size`, `--t-…`) and heights
 * of lines name no px, unless as a rest beside rem, nor does the height of what sets either of them.
 */
export function fixedTextSizes(file: string, text: string): string[] {
  if (!file.endsWith('.css')) return []
  return cssRules(text).flatMap(({ declarations }) => {
    const holdsText = declarations.some(({ prop }) => /^(?:font|font-size|line-height)$/.test(prop))
    return declarations
      .filter(({ prop, value }) => {
        if (/^(?:font|font-size|line-height|--t-[\w-]+)$/.test(prop))
          return /\dpx/.test(value) && !/^calc\([^()]*rem[^()]*\)$/.test(value)
        return holdsText && /^(?:max-)?height$/.test(prop) && /^[\d.]+px$/.test(value)
      })
      .map((declaration) => `${lineOf(declaration)} text that cannot grow: ${said(declaration)}`)
  })
}

/** Names of the custom properties that a source sets: in a style sheet, or as a word in quotes in code. */
export function tokensSet(text: string): string[] {
  return Array.from(
    withoutComments(text).matchAll(/(--[a-z][\w-]*):|['"](--[a-z][\w-]*)['"]/g),
    ([, css, code]) => css ?? code ?? '',
  )
}

/** Custom properties that are read and that nothing sets: the browser drops their declarations without a word. */
export function unknownTokens(known: ReadonlySet<string>) {
  return (_file: string, text: string): string[] =>
    Array.from(withoutComments(text).matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map((name) => `nothing sets ${name}`)
}

const EFFECT_BY_EXPRESSION = /\buse(?:Layout|Insertion)?Effect\(\s*\(\) =>(?!\s*(?:\{|\(\) =>))/g

/**
 * An effect has a block body. React calls what an effect returns, and types do not tell what that is: a browser method
 * that answers nothing today, as `scrollTo` did, answers a promise tomorrow.
 */
export function effectsByExpression(_file: string, text: string): string[] {
  const bare = withoutComments(text)
  return Array.from(bare.matchAll(EFFECT_BY_EXPRESSION), ({ index }) => {
    const line = bare.slice(0, index).split('\n').length
    return `${line}: effect without a block body`
  })
}

const BARE_SUBMIT = /\btype=(?:"submit"|\{[^}]*['"]submit['"])/
const GATEWAY_FORM = /<form \{\.\.\.\w+\.props\}/

/**
 * A feature sends a form by `SubmitButton`, which keeps over it what failed and belongs to no field. A form that makes
 * no call by itself says `submit: <reason>` at its button.
 */
export function bareSubmits(_file: string, text: string): string[] {
  const isSilent = GATEWAY_FORM.test(text) && !/<\w+[^<>]*\bform=\{\w+\}/.test(text)
  return [
    ...lineFaults(text, 'submit', (line) =>
      BARE_SUBMIT.test(line) ? `not a SubmitButton: ${line.trim()}` : undefined,
    ),
    ...(isSilent ? ['a form of useGatewayForm without a SubmitButton'] : []),
  ]
}

export function messageIds(text: string): string[] {
  return Array.from(text.matchAll(MESSAGE_ID), ([, id = '']) => id)
}

export function isMessageId(id: string): boolean {
  return ID_PATTERN.test(id)
}

/** `Component.tsx`, everything else kebab-case. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name)
}

/** A test left out says why, on its line or the one above; a focused one would silence all others. */
export function leftOutTests(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    if (FOCUSED_TEST.test(line)) return [`${index + 1}: ${line.trim()}`]
    if (!LEFT_OUT_TEST.test(line)) return []
    const hasReason = [line, lines[index - 1] ?? ''].some((near) => /(?:^|\s)\/\/ \S+/.test(near))
    return hasReason ? [] : [`${index + 1}: ${line.trim()}`]
  })
}

/** Looks at each line without its comments, unless it or the line above carries `<word>: <reason>` in a comment. */
export function lineFaults(
  text: string,
  word: string,
  fault: (line: string, number: number) => string | undefined,
): string[] {
  const excuse = new RegExp(`(?:/\\*|//).*\\b${word}: \\S`)
  const lines = text.split('\n')
  const bare = withoutComments(text).split('\n')
  return bare.flatMap((line, index) => {
    const found = fault(line, index + 1)
    const isExcused = excuse.test(lines[index] ?? '') || excuse.test(lines[index - 1] ?? '')
    return found !== undefined && !isExcused ? [`${index + 1}: ${found}`] : []
  })
}

/** Comments become blanks, so that line numbers stay. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1')
}

/** More rooms than this in one folder need a guide. */
const MANY_ROOMS = 8

/** Folders, named from the root, that hold more than eight others with files in them. */
export function foldersWithManyRooms(files: readonly string[]): string[] {
  const rooms = new Map<string, Set<string>>()
  for (const file of files) {
    const parts = file.split('/').slice(0, -1)
    parts.forEach((room, depth) => {
      const folder = parts.slice(0, depth).join('/')
      rooms.set(folder, (rooms.get(folder) ?? new Set()).add(room))
    })
  }
  return [...rooms].flatMap(([folder, inside]) => (folder !== '' && inside.size > MANY_ROOMS ? [folder] : []))
}

/**
 * What `defineMessages` is given is an object and nothing around it: behind `satisfies` the build does not see the
 * messages, leaves their ids, and shows them in English.
 */
export function hiddenMessages(_file: string, text: string): string[] {
  return Array.from(
    text.matchAll(/^\s*\} (?:satisfies|as) [^()\n]*\),?$/gm),
    ([found]) => `hidden from the build: ${found.trim()}`,
  )
}

/** Pages that only members see wait for the words of their features, which come in a file of their own. */
export function wordlessMemberPages(file: string, text: string): string[] {
  const features = MEMBER_FEATURES.join('|')
  if (new RegExp(`^src/features/(?:${features})/`).test(file)) return []
  const uses = new RegExp(`(?:(memberPage\\(\\(\\) =>\\s*)import\\(\\s*|)'(#src/features/(?:${features})/[^']+)'`, 'g')
  return Array.from(text.matchAll(uses), ([, waits, module]) => (waits ? [] : [`no memberPage of ${module}`])).flat()
}
