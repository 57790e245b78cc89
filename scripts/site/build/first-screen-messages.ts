import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]((?:\.|#src\/)[^'"]+\.tsx?)['"]/gm
/** The id of a message where it is declared. */
export const MESSAGE_ID = /\bid: '(\w+(?:\.\w+)+)'/g

/**
 * Ids of the messages that stand in a source file which one of these needs, directly or not, without dynamic imports:
 * what the first screen can say.
 *
 * @param entries absolute paths
 * @param sources absolute path of the folder that `#src/` means
 */
export function messageIdsOf(entries: readonly string[], sources: string): Set<string> {
  const ids = new Set<string>()
  const seen = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, id] of text.matchAll(MESSAGE_ID)) if (id) ids.add(id)
    for (const [, target] of text.matchAll(STATIC_IMPORT)) if (target) open.push(resolve(target, file, sources))
  }
  return ids
}

function resolve(target: string, from: string, sources: string): string {
  return target.startsWith('#src/') ? join(sources, target.slice('#src/'.length)) : join(dirname(from), target)
}
