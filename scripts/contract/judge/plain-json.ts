import { finding, type Finding } from './finding.ts'

const MARK = '\uFEFF'

/** What makes readers of a JSON text disagree, though each can read it: a byte order mark, a key that stands twice. */
export function plainFindings(text: string): Finding[] {
  if (text.startsWith(MARK)) {
    const place = { pointer: '', expected: 'JSON from the first byte on', seen: 'EF BB BF' }
    return [finding('ambiguous-json', 'A byte order mark stands before the JSON', place)]
  }
  const key = repeatedKey(text)
  if (key === undefined) return []
  const place = { pointer: '', expected: 'every key of an object once', seen: key }
  return [finding('ambiguous-json', 'A key stands twice in one object', place)]
}

/** Strings, and what opens, parts and closes objects and lists; everything else tells nothing about keys. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

/** The first key that an object of a valid JSON text has twice. */
function repeatedKey(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = []
  let last = ''
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const keys = open.at(-1)
      if (keys?.has(last)) return last
      keys?.add(last)
    }
    last = token
  }
  return undefined
}
