import { suggest } from '#mock/scenario/scenario.ts'
import { UsageError } from './command-line.ts'

/**
 * A whole number.
 *
 * @throws UsageError when it is none, or out of bounds
 */
export function readWhole(flag: string, text: string, from: number, to: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to) return Number(text)
  throw new UsageError(`${flag} is a whole number from ${from} to ${to}, not "${text}".`)
}

/** The first port to try; see `readWhole`. */
export const readPort = (text: string | undefined, usual: number): number =>
  text === undefined ? usual : readWhole('--port', text, 1, 65_535)

/**
 * Where a server's calls begin: an origin such as `https://gw.example`, with a path where it has one, such as
 * `https://gw.example/staging/api`. No slash ends it, so that the path of a call follows.
 *
 * @throws UsageError when it is no http or https address, or says more than that
 */
export function readServer(flag: string, text: string): string {
  const { origin, pathname, search, hash } = readUrl(flag, text)
  const server = origin + pathname.replace(/\/+$/, '')
  if (search !== '' || hash !== '') throw new UsageError(`${flag} takes no query and no fragment; try ${server}.`)
  return server
}

/**
 * The address of something on the web. Errors do not quote it: a malformed one may hold a password or a token.
 *
 * @throws UsageError when it is no http or https address, or names an account: `fetch` takes none in an address
 */
export function readUrl(flag: string, text: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`${flag} is not an http or https URL. Write it as https://host/path.`)
  const url = new URL(text)
  if (url.username !== '' || url.password !== '')
    throw new UsageError(`remove the user name and password from ${flag}.`)
  return url
}

/**
 * One of few words.
 *
 * @param what what they name, as in "no language is called …"
 * @throws UsageError for another word
 */
export function readOneOf<Word extends string>(what: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text)
  if (found !== undefined) return found
  throw new UsageError(`no ${what} is called "${text}". There are ${words.join(', ')}.`)
}

/**
 * The operations that a name stands for: one, or all of a tag.
 *
 * @throws UsageError when it names neither
 */
export function readOperations<Id extends string>(name: string, all: readonly { id: Id; tag: string }[]): Id[] {
  const found = all.filter(({ id, tag }) => id === name || tag === name).map(({ id }) => id)
  if (found.length > 0) return found
  const near = suggest(name, [...all.map(({ id }) => id), ...new Set(all.map(({ tag }) => tag))])
  throw new UsageError(`no operation or tag is called "${name}"${near || '.'}`)
}

/** A list with commas between its parts. */
export const readList = (text: string): string[] => text.split(',').map((part) => part.trim())
