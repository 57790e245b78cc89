import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactions } from '#src/core/errors/reactions.ts'
import { writeCodes } from '#src/core/errors/write-codes.ts'
import { readOperations, type OperationModel } from '../generate/model.ts'
import { asObject } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'

/** What one part of the site does with a code that has become possible for a call it makes. */
export interface CodeUse {
  operation: string
  code: string
  /** `features/access`; undefined where no part of the site makes the call. */
  part: string | undefined
  /** Whether somebody has decided what happens. */
  isHandled: boolean
  /** What happens, in words. */
  reaction: string
}

/** A file of the site, by its path below `src`. */
export interface SiteFile {
  path: string
  text: string
}

/** Every code that an operation can answer now and could not before, with each part of the site that calls it. */
export function usesOfNewCodes(
  older: ContractDocument,
  newer: ContractDocument,
  files: readonly SiteFile[],
): CodeUse[] {
  const before = new Map(readOperations(older).map((one) => [`${one.method} ${one.path}`, one]))
  return readOperations(newer).flatMap((operation) => {
    const was = before.get(`${operation.method} ${operation.path}`)
    const codes = Object.keys(operation.errors).filter((code) => was !== undefined && was.errors[code] === undefined)
    return codes.flatMap((code) => usesOf(operation, code, files))
  })
}

/** What a file imports of the generated calls; `withdraw` alone is a word of menus and addresses, too. */
const GENERATED = /import [^;']*? from '[^']*api\/generated\/|import\('[^']*api\/generated\/[^']*'\)[^\n]*/g

/** The files of the site that call an operation. */
export function callersOf(id: string, files: readonly SiteFile[]): SiteFile[] {
  const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const call = new RegExp(`\\b(${hook}(Infinite)?|${id}(Infinite)?(Query)?)\\b`)
  return files.filter(({ text }) => [...text.matchAll(GENERATED)].some(([names]) => call.test(names)))
}

function usesOf(operation: OperationModel, code: string, files: readonly SiteFile[]): CodeUse[] {
  const callers = callersOf(operation.id, files)
  const parts = [...new Set(callers.map(({ path }) => partOf(path)))]
  const use = { operation: operation.id, code }
  if (!isKnown(code)) {
    const reaction = 'the reaction table has no line for it, so types do not compile'
    return (parts.length === 0 ? [undefined] : parts).map((part) => ({ ...use, part, isHandled: false, reaction }))
  }
  if (parts.length === 0) return [{ ...use, part: undefined, isHandled: true, reaction: 'no page makes this call yet' }]
  return parts.map((part) => {
    const isNamed = callers.some(({ path, text }) => partOf(path) === part && text.includes(code))
    const reaction = operation.kind === 'query' ? readReaction(code, isNamed) : writeReaction(operation, code)
    return { ...use, part, ...reaction }
  })
}

type Judged = Pick<CodeUse, 'isHandled' | 'reaction'>

/**
 * Of a code that every write can answer the reaction table speaks; of its own ones, who is decided for this operation.
 */
function writeReaction({ id, listed }: OperationModel, code: Known): Judged {
  if (!listed.includes(code)) return byTable(code)
  const decided: unknown = asObject(asObject(writeCodes)[id])[code]
  if (decided === 'field') return { isHandled: true, reaction: 'a message under its field, in each form' }
  if (decided === 'page') return { isHandled: true, reaction: 'the page says it' }
  if (decided === 'table') return byTable(code)
  return { isHandled: false, reaction: 'write-codes.ts has no line for it, so types do not compile' }
}

/** The reaction table speaks of no failed read that shows its own state, unless the caller itself names the code. */
function readReaction(code: Known, isNamed: boolean): Judged {
  if (isNamed) return { isHandled: true, reaction: 'its caller names the code' }
  const { show } = reactions[code]
  if (show === 'field') return { isHandled: false, reaction: 'belongs to a field, and its caller does not name it' }
  if (show === 'toast' || show === 'alert')
    return { isHandled: true, reaction: 'a read that failed: the page offers another try' }
  return byTable(code)
}

const byTable = (code: Known): Judged => ({
  isHandled: true,
  reaction: `the reaction table: ${REACTIONS[reactions[code].show]}`,
})

/** Reactions in words. */
export const REACTIONS = {
  toast: 'a toast, or in a form a line over its button',
  field: 'a message under its field',
  alert: 'a dialog',
  login: 'the session ends, and one is asked to log in',
  site: 'the site asks for its status, which blocks the whole page',
  silent: 'nothing shows',
} as const

type Known = keyof typeof reactions

/** Whether the site's reaction table has a line for the code. */
export const isKnown = (code: string): code is Known => Object.hasOwn(reactions, code)

const partOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** The site's own sources, without tests and generated files. */
export function readSite(folder = 'src'): SiteFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('api/generated/'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}
