import { isNode, parseDocument } from 'yaml'
import type { SourcePath } from '#scripts/contract/document/sources.ts'

/** A fault of the contract, and how the compiler shows that it has seen it. */
export interface ContractMutant {
  name: string
  /** Below `openapi/`. */
  file: string
  /** @returns the file with the fault; the same text where there is nothing to plant it in */
  plant: (text: string) => string
  /** An error below `file` names `code`; where `entry` is a key of the outermost object there, in the value of that. */
  seen: { file: string; entry?: string; code: string }
}

/** A YAML text with another list at a place; what is not there comes as the first key of the map that holds it. */
export function withList(text: string, path: SourcePath, list: readonly string[]): string {
  const document = parseDocument(text)
  const written = `[${list.join(', ')}]`
  const node: unknown = document.getIn(path, true)
  if (isNode(node) && node.range) {
    // A block list ends with its last line.
    const [start, end] = node.range
    return `${text.slice(0, start)}${written}${text.slice(start, end).endsWith('\n') ? '\n' : ''}${text.slice(end)}`
  }
  const parent: unknown = document.getIn(path.slice(0, -1), true)
  if (!isNode(parent) || !parent.range) throw new Error(`${path.join(' / ')} is not in the text`)
  const [start] = parent.range
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start) - 1)
  return `${text.slice(0, start)}${path.at(-1)}: ${written}\n${indent}${text.slice(start)}`
}
