import { type ESTree, parseSync } from 'vite'

/** What always or never holds in a program, told by the names in its code. Values are code. */
export interface Facts {
  /** Variables and functions that are never anything else, wherever they are read; setting them does nothing. */
  variables: Readonly<Record<string, string>>
  /** The same of properties. */
  properties: Readonly<Record<string, string>>
  /** What calls of a function give, which do nothing else. */
  calls: Readonly<Record<string, string>>
  /** Entries of objects that nobody takes. */
  entries: readonly string[]
  /** Classes of which nothing is made. */
  classes: readonly string[]
  /** Names of constants that no `switch` meets. */
  cases: readonly string[]
  /** Numbers that a property or variable named `tag` never has. */
  tags: readonly number[]
  /** Numbers of which no other number `n` is a part: `(n & mask) === n` never holds. */
  masks: readonly number[]
}

type Node = ESTree.Node

const NONE: Facts = {
  variables: {},
  properties: {},
  calls: {},
  entries: [],
  classes: [],
  cases: [],
  tags: [],
  masks: [],
}

/**
 * Writes into a program what always holds, so that the minifier can leave out the rest.
 *
 * @param code plain JavaScript, in which no name of the facts is set by destructuring or increased
 * @throws when a name, case, tag or mask of the facts is nowhere in it
 */
export function foldCode(code: string, given: Partial<Facts>): string {
  const facts: Facts = { ...NONE, ...given }
  const unmet = new Set(
    Object.values(facts).flatMap((part: Facts[keyof Facts]) =>
      (Array.isArray(part) ? part : Object.keys(part)).map(String),
    ),
  )
  const [classes, cases, entries] = [new Set(facts.classes), new Set(facts.cases), new Set(facts.entries)]
  const [tags, masks] = [new Set(facts.tags), new Set(facts.masks)]

  const met = (name: string) => {
    unmet.delete(name)
    return true
  }
  const isIn = (names: ReadonlySet<string>, name: string | undefined) =>
    name !== undefined && names.has(name) && met(name)
  const valueIn = (values: Readonly<Record<string, string>>, name: string | undefined) =>
    name !== undefined && Object.hasOwn(values, name) && met(name) ? values[name] : undefined
  const isNumberIn = (numbers: ReadonlySet<number>, node: Node | null) =>
    node?.type === 'Literal' && typeof node.value === 'number' && numbers.has(node.value) && met(String(node.value))

  function folded(node: Node): string | undefined {
    switch (node.type) {
      case 'Identifier':
        return valueIn(facts.variables, node.name)
      case 'MemberExpression':
        return isPlain(node.object) ? valueIn(facts.properties, nameOf(node)) : undefined
      case 'NewExpression':
        return isIn(classes, nameOf(node.callee)) ? 'null' : undefined
      case 'Property':
        if (isIn(entries, nameOf(node.key))) return `${nameOf(node.key) ?? ''}: null`
        return node.shorthand ? `${nameOf(node.key) ?? ''}: ${text(node.value)}` : undefined
      case 'CallExpression': {
        const value = valueIn(facts.calls, nameOf(node.callee))
        if (value === undefined || node.callee.type !== 'Identifier') return undefined
        return `(${[...node.arguments.filter((one) => !isPlain(one)).map(text), value].join(', ')})`
      }
      case 'AssignmentExpression':
        return isFutile(node) ? `(${text(node.right)})` : undefined
      case 'BinaryExpression':
        return isNever(node) ? (node.operator === '===' ? '!1' : '!0') : undefined
      case 'SwitchStatement':
        return `switch (${text(node.discriminant)}) {\n${casesOf(node).join('\n')}\n}`
      default:
        return undefined
    }
  }

  function isFutile({ operator, left }: ESTree.AssignmentExpression): boolean {
    if (operator !== '=') return false
    if (left.type === 'Identifier') return valueIn(facts.variables, left.name) !== undefined
    if (left.type !== 'MemberExpression') return false
    return (
      valueIn(facts.properties, nameOf(left)) !== undefined ||
      isIn(entries, nameOf(left)) ||
      isIn(classes, /^(\w+)\.prototype\b/.exec(code.slice(left.start, left.end))?.[1])
    )
  }

  function isNever({ operator, left, right }: ESTree.BinaryExpression | ESTree.PrivateInExpression): boolean {
    if (operator !== '===' && operator !== '!==') return false
    if (nameOf(right) === 'tag') return isNumberIn(tags, left)
    return left.type === 'BinaryExpression' && left.operator === '&' && isNumberIn(masks, left.right)
  }

  function casesOf({ discriminant, cases: all }: ESTree.SwitchStatement): string[] {
    const variables: string[] = []
    let isEntered = false
    const kept = all.flatMap(({ test, consequent }) => {
      const isGone =
        isIn(cases, test ? nameOf(test) : undefined) || (nameOf(discriminant) === 'tag' && isNumberIn(tags, test))
      isEntered ||= !isGone
      const body = isEntered ? consequent.map(text) : []
      if (!isEntered) variables.push(...consequent.flatMap(variablesOf))
      if (/^(Break|Continue|Return|Throw)/.test(consequent.at(-1)?.type ?? '')) isEntered = false
      return [isGone ? '' : test ? `case ${text(test)}:` : 'default:', ...body]
    })
    // What the body of a case declares is there for the whole function.
    return variables.length > 0
      ? [...kept, ...(all.some(({ test }) => !test) ? [] : ['default:']), `var ${variables.join(', ')};`]
      : kept
  }

  function text(node: Node): string {
    return folded(node) ?? around(node, text)
  }

  /** The code of a node, what it reads or does being written by `write`. */
  function around(node: Node, write: (child: Node) => string): string {
    const named = namesIn(node)
    let [all, at] = ['', node.start]
    for (const child of childrenOf(node)) {
      // `export { a }` and `{ a }` say the same twice in one place.
      if (child.start < at) continue
      all += code.slice(at, child.start) + (named.includes(child) ? code.slice(child.start, child.end) : write(child))
      at = child.end
    }
    return all + code.slice(at, node.end)
  }

  const result = text(parseSync('code.js', code, { preserveParens: false }).program)
  if (unmet.size > 0) throw new Error(`nowhere in the code: ${[...unmet].join(', ')}`)
  return result
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(isNode)
    .toSorted((one, other) => one.start - other.start)
}

/** Parts of a node that say where something is kept or what it is called, and do not read it. */
function namesIn(node: Node): Node[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [] : [node.property]
    case 'Property':
      return node.computed ? [] : [node.key]
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [...(node.id ? [node.id] : []), ...node.params]
    case 'VariableDeclarator':
      return [node.id]
    case 'AssignmentExpression':
      return [node.left]
    case 'UpdateExpression':
      return [node.argument]
    default:
      return []
  }
}

/** Names that a statement declares for the function around it. */
function variablesOf(node: Node): string[] {
  if (/Function/.test(node.type)) return []
  const own = node.type === 'VariableDeclarator' ? [nameOf(node.id) ?? ''] : []
  return [...own, ...childrenOf(node).flatMap(variablesOf)]
}

/** The name of a variable, or of the property that is asked for. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'MemberExpression') return node.computed ? undefined : nameOf(node.property)
  return node.type === 'Identifier' ? node.name : undefined
}

/** Whether nothing happens while it is evaluated. */
function isPlain(node: Node): boolean {
  return !/^(Assignment|Call|New|Update)Expression$/.test(node.type) && childrenOf(node).every(isPlain)
}
