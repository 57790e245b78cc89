import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ESTree, type ParseResult } from 'vite'
import { addressesOf, paths, type RouteName } from '#src/core/routing/paths.ts'

/** The file with the table of all pages, and the table's name. */
const [TABLE_FILE, TABLE] = ['routes.tsx', 'routes']
const SOURCE_OF_SITE = /^(['"`])#src\/([^'"`$]+)\1$/

/**
 * The module of the page at each address with all its other spellings, below `src/`; addresses with parameters are left
 * out. Read from the syntax tree of the table and of the files whose constants it uses, so how they are written is
 * free.
 *
 * @param folder absolute path of `src/app`
 * @throws when the table names no page for an address, or names it in a way that cannot be followed
 */
export function routeModules(folder: string): Record<string, string> {
  const entries = entriesOf(constantOf(readTable(folder, TABLE_FILE), TABLE))
  return Object.fromEntries(
    (Object.keys(paths) as RouteName[])
      .filter((name) => !paths[name].includes(':'))
      .flatMap((name) => {
        const entry = entries.get(name)
        if (!entry) throw new Error(`no page is named for ${name} in ${TABLE_FILE}`)
        const page = entriesOf(entry).get('page')
        const module = page ? moduleOf(page) : refuse(entry)
        return addressesOf(name).map((path) => [path, module])
      }),
  )
}

/** A source file of the tables. */
interface Source extends Pick<ParseResult, 'program' | 'module'> {
  folder: string
  /** Below the folder. */
  file: string
  text: string
}

/** An expression, and the file in which its names mean something. */
interface Place {
  node: ESTree.Node
  source: Source
}

function readTable(folder: string, file: string): Source {
  const text = readFileSync(join(folder, file), 'utf8')
  const { program, module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  return { folder, file, text, program, module }
}

/** The entries of an object by name, those that it takes over from others included. */
function entriesOf(place: Place): Map<string, Place> {
  const { node, source } = follow(place)
  if (node.type !== 'ObjectExpression') return refuse({ node, source })
  return new Map(
    node.properties.flatMap((property): [string, Place][] => {
      if (property.type === 'SpreadElement') return [...entriesOf({ node: property.argument, source })]
      const { key, computed, value } = property
      if (computed || key.type !== 'Identifier') return refuse({ node: property, source })
      return [[key.name, { node: value, source }]]
    }),
  )
}

/** The one module that an expression asks for, through its constants and what wraps it. */
function moduleOf(place: Place): string {
  const { node, source } = follow(place)
  const asked = source.module.dynamicImports.filter(({ start, end }) => start >= node.start && end <= node.end)
  if (asked.length === 0 && node.type === 'CallExpression' && node.arguments[0])
    return moduleOf({ node: node.arguments[0], source })
  const { start, end } = asked[0]?.moduleRequest ?? { start: 0, end: 0 }
  const module = asked.length === 1 ? SOURCE_OF_SITE.exec(source.text.slice(start, end))?.[2] : undefined
  return module ?? refuse({ node, source })
}

/** Behind names, and what is said of types alone. */
function follow({ node, source }: Place): Place {
  if (
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'ParenthesizedExpression'
  )
    return follow({ node: node.expression, source })
  return node.type === 'Identifier' ? follow(constantOf(source, node.name, node)) : { node, source }
}

/** What a constant of a file stands for, also one of a file beside it. */
function constantOf(source: Source, name: string, user: ESTree.Node = source.program): Place {
  for (const statement of source.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        if (init && id.type === 'Identifier' && id.name === name) return { node: init, source }
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
      for (const one of statement.specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.local.name === name)
          return constantOf(
            readTable(source.folder, join(dirname(source.file), statement.source.value)),
            one.imported.name,
          )
  }
  return refuse({ node: user, source })
}

function refuse({ node, source: { file, text } }: Place): never {
  const line = text.slice(0, node.start).split('\n').length
  const words = text.slice(node.start, node.end).replaceAll(/\s+/g, ' ').slice(0, 80)
  throw new Error(`${file}:${line}: which page this is cannot be read: ${words}`)
}
