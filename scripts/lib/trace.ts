import ts from 'typescript'

/** A test whose title names requirements. */
export interface Proof {
  file: string
  title: string
  ids: string[]
}

const ROW = /^\| ([A-Z][A-Z0-9]*-\d+) \|/gm
/** `HOME-15`, or the range `GATEWAY-15..21`. */
const CLAIM = /\b([A-Z][A-Z0-9]*)-(\d+)(?:\.\.(?:\1-)?(\d+))?/g
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite'])

/** Ids of the rows of the catalogue, in its order. */
export function requirementIds(catalogue: string): string[] {
  return [...new Set(Array.from(catalogue.matchAll(ROW), ([, id = '']) => id))]
}

/**
 * Ids that a title names; a range counts as each of its ids, written as wide as its first number (`GATEWAY-08..10`).
 *
 * @param sections what may stand before the number, so that `ISO-8601` or `UTF-8` is no claim
 */
export function idsOf(title: string, sections: ReadonlySet<string>): string[] {
  return Array.from(title.matchAll(CLAIM)).flatMap(([, section = '', first = '', last]) => {
    if (!sections.has(section)) return []
    const [from, to] = [Number(first), Number(last ?? first)]
    return Array.from(
      { length: Math.max(to - from + 1, 1) },
      (_, step) => `${section}-${String(from + step).padStart(first.length, '0')}`,
    )
  })
}

/**
 * Titles of the tests of a source file that name requirements; a title counts with those of the `describe` blocks around
 * it. Skipped and todo tests prove nothing. Read without running anything, so a title must be a literal.
 */
export function proofsOf(file: string, source: string, sections: ReadonlySet<string>): Proof[] {
  const proofs: Proof[] = []
  const visit = (node: ts.Node, around: string) => {
    const call = ts.isCallExpression(node) ? testCall(node) : undefined
    if (call?.isSkipped) return
    const title = call ? `${around} ${call.title}`.trim() : around
    if (call && !call.isGroup) {
      const ids = [...new Set(idsOf(title, sections))]
      if (ids.length > 0) proofs.push({ file, title, ids })
    }
    ts.forEachChild(node, (child) => visit(child, call?.isGroup ? title : around))
  }
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
    '',
  )
  return proofs
}

/** `test('…')`, `test.describe('…')`, `it.each(rows)('…')`, also tagged with a literal. */
function testCall(call: ts.CallExpression): { title: string; isGroup: boolean; isSkipped: boolean } | undefined {
  const words = wordsOf(call.expression)
  const first = call.arguments[0]
  if (!words[0] || !TEST_FUNCTIONS.has(words[0]) || !first) return undefined
  const title = textOf(first)
  if (title === undefined) return undefined
  return {
    title,
    isGroup: words.some((word) => word === 'describe' || word === 'suite'),
    isSkipped: words.some((word) => word === 'skip' || word === 'todo' || word === 'fixme'),
  }
}

function wordsOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text]
  if (ts.isPropertyAccessExpression(expression)) return [...wordsOf(expression.expression), expression.name.text]
  if (ts.isCallExpression(expression)) return wordsOf(expression.expression)
  if (ts.isTaggedTemplateExpression(expression)) return wordsOf(expression.tag)
  return []
}

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('')
}
