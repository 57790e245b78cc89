import type { Expected } from './expected.ts'
import type { Record as Recorded } from './recorder.ts'
import type { Words } from './words.ts'

/** What a page shows and has shown after a call has failed. */
export interface Observed {
  /** How often the call was made. */
  calls: number
  shown: Recorded['shown']
  path: string
  /** How often the words stand in the page that the journey expects in place of what did not load. */
  places: number
  /** The heading of the page that blocks the site, else of the page. */
  heading: string
  /** Whether something still says that it loads. */
  busy: readonly string[]
  /** All that can be read. */
  text: string
  /** What the server said in words, if anything. */
  serverMessage: string
  /** Errors that nobody caught, and what the console called one. */
  errors: readonly string[]
}

/** What is proved of each pair, in the order of the report. */
export const CHECKS = {
  asked: 'the call is made',
  kind: 'reaction is the declared one',
  once: 'shows once',
  words: 'the right words, in the language of the run',
  loading: 'no loading toast left',
  leak: 'no text of the server shows',
  console: 'nothing logged as unhandled',
} as const
type Check = keyof typeof CHECKS

/** Where a page does not do what it declares. */
export interface Fault {
  check: Check
  what: string
  expected: string
  seen: string
}

/** Nobody may ever read any of this: pages of proxies, codes, and what programs say of missing values. */
const RAW = /Bad Gateway|doctype|DOCTYPE|"success"|[A-Z]{3,}_[A-Z]{3,}|TypeError|Failed to fetch|undefined|\[object/

/** @returns everything that is wrong; nothing when the page does what is declared */
export function judge(expected: Expected, seen: Observed, words: Words, declared: string): Fault[] {
  if (seen.calls === 0) return [fault('asked', 'The screen never makes the call', 'a call', 'none')]
  const found = [...reactionFaults(expected, seen, words, declared)]
  const [busy] = seen.busy
  if (busy !== undefined) found.push(fault('loading', 'Something still loads', 'nothing loads', busy))
  const raw = RAW.exec(seen.text)?.[0]
  const isQuoted =
    seen.serverMessage !== '' && seen.text.includes(seen.serverMessage) && !words.isOwn(seen.serverMessage)
  if (raw !== undefined || isQuoted)
    found.push(fault('leak', 'Text of the server shows', 'none of it', raw ?? seen.serverMessage))
  const [error] = seen.errors
  if (error !== undefined) found.push(fault('console', 'Unhandled error in the console', 'none', error))
  return found
}

function reactionFaults(expected: Expected, seen: Observed, words: Words, declared: string): Fault[] {
  const wanted = kindOf(expected)
  const kinds = seen.shown.filter(({ at }) => at === wanted)
  const others = seen.shown.filter(({ at }) => at !== wanted)
  const story = describeShown(seen)
  const wrong = (what: string) => [fault('kind', what, declared, story)]
  if (others.length > 0) return wrong('Another reaction than the declared one')
  if (expected.at === 'silent') return []
  if (expected.at === 'place') {
    if (seen.places === 0) return wrong('Nothing stands in place of what did not load')
    return seen.places === 1 ? [] : [fault('once', 'Shows more than once', declared, `${seen.places} times`)]
  }
  if (expected.at === 'site') {
    const isRight = words.isOneOf(seen.heading, expected.messages)
    return isRight ? [] : wrong('The page that blocks the site does not show')
  }
  if (expected.at === 'login' && !seen.path.startsWith('/m/login')) return wrong('No way to the login page')
  const [first, ...more] = kinds
  if (!first) return wrong('The declared reaction does not show')
  if (more.length > 0) return [fault('once', `Shows ${kinds.length} times`, 'once', story)]
  if (expected.at === 'field' && first.input !== expected.input) return wrong('Shows under another field')
  if (!words.isOneOf(first.words, expected.messages)) return [fault('words', 'Other words', declared, story)]
  return []
}

const kindOf = ({ at }: Expected): string => (at === 'login' ? 'toast' : at)

/** What was seen, in a line. */
export function describeShown({ shown, path, heading, places }: Observed): string {
  const said = shown.map(({ at, words, input }) => `${whereOf(at, input)}: “${words}”`)
  const place = places > 0 ? [places === 1 ? 'in its own place' : `in its own place, ${places} times`] : []
  return [...said, ...place].join(', ') || `nothing, on ${path}${heading === '' ? '' : ` (“${heading}”)`}`
}

const whereOf = (at: Recorded['shown'][number]['at'], input: string) =>
  at === 'field' ? `under ${input}` : at === 'form' ? 'over the button' : at

const fault = (check: Check, what: string, expected: string, seen: string): Fault => ({ check, what, expected, seen })
