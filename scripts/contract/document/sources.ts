import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { isNode, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import { ContractError, type Problem } from './problem.ts'

/** A path into a source file: keys and list positions from its root. */
export type SourcePath = readonly (string | number)[]

interface Source {
  /** Relative to the contract's folder, with forward slashes: `paths/games.yaml`. */
  file: string
  text: string
  data: unknown
  document: Document
  lines: LineCounter
}

export interface Sources {
  /** The contract's folder, absolute or relative to the working directory. */
  root: string
  files: ReadonlyMap<string, Source>
}

/**
 * Reads every YAML file of the contract.
 * @param former what was read before; files with the same text are not parsed again
 * @throws ContractError with line and column when a file is not YAML
 */
export function loadSources(root: string, former?: Sources): Sources {
  const problems: Problem[] = []
  const files = new Map<string, Source>()
  for (const file of listYamlFiles(root)) {
    const text = readFileSync(join(root, file), 'utf8')
    const known = former?.files.get(file)
    const source = known?.text === text ? known : parseSource(file, text)
    const { document, lines } = source
    // What follows the first problem of a file mostly comes of it.
    for (const problem of [...document.errors, ...document.warnings].slice(0, 1)) {
      const { line, col } = lines.linePos(problem.pos[0])
      problems.push({ file: shownPath(root, file), line, column: col, rule: 'yaml', message: problem.message })
    }
    files.set(file, source)
  }
  if (problems.length > 0) throw new ContractError(problems)
  return { root, files }
}

function parseSource(file: string, text: string): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false })
  const data: unknown = document.errors.length === 0 ? document.toJS({ maxAliasCount: 1000 }) : null
  return { file, text, data, document, lines }
}

/** Every `.yaml` file under the folder, sorted, relative to it. */
function listYamlFiles(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/**
 * A problem at a place in a source file. Where the path leaves the written text (an alias, a merged key),
 * the nearest written ancestor is named.
 */
export function problemAt(sources: Sources, file: string, path: SourcePath, rule: string, message: string): Problem {
  const shown = shownPath(sources.root, file)
  const source = sources.files.get(file)
  const offset = source === undefined ? undefined : offsetOf(source.document, path)
  if (source === undefined || offset === undefined) return { file: shown, rule, message }
  const { line, col } = source.lines.linePos(offset)
  return { file: shown, line, column: col, rule, message }
}

const shownPath = (root: string, file: string): string =>
  posix.normalize(relative(process.cwd(), join(root, file)).replaceAll('\\', '/'))

/** Where the key of the last step begins, or the list entry; the deepest step that is written in the text counts. */
function offsetOf(document: Document, path: SourcePath): number | undefined {
  let node: unknown = document.contents
  let offset = isNode(node) ? node.range?.[0] : undefined
  for (const step of path) {
    const next = child(node, step)
    if (next === undefined) break
    offset = next.offset ?? offset
    node = next.value
  }
  return offset
}

function child(node: unknown, step: string | number): { offset: number | undefined; value: unknown } | undefined {
  if (typeof node !== 'object' || node === null || !('items' in node) || !Array.isArray(node.items)) return undefined
  if (typeof step === 'number') {
    const value: unknown = node.items[step]
    return isNode(value) ? { offset: value.range?.[0], value } : undefined
  }
  for (const pair of node.items) {
    if (!isPair(pair) || !isScalar(pair.key) || String(pair.key.value) !== step) continue
    return { offset: pair.key.range?.[0], value: pair.value }
  }
  return undefined
}
