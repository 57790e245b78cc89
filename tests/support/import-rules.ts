import { dirname, join, posix, relative } from 'node:path'

/** Folders whose files are addressed by a prefix. */
const PREFIXES = { src: '#src/', 'mock-server': '#mock/', scripts: '#scripts/' } as const

const IMPORT = /(?:\bfrom|\bimport|\.mock)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+|#(?:src|mock|scripts)\/[^'"]+)\1/g
/** Folders of `src` that hold rooms; those beside them are rooms themselves. */
const HALLS = ['core', 'features', 'ui']

/** Imports that are not written as they should be: relative within a room, by prefix across rooms. */
export function strayImports(file: string, text: string): string[] {
  return Array.from(text.matchAll(IMPORT), ([, , specifier = '']) => {
    const target = targetOf(file, specifier)
    const [top = ''] = target.split('/')
    if (!(top in PREFIXES)) return undefined
    const wanted = roomOf(file) === roomOf(target) ? relativeTo(file, target) : byPrefix(target)
    return specifier === wanted ? undefined : `${specifier}: write ${wanted}`
  }).filter((fault) => fault !== undefined)
}

function targetOf(file: string, specifier: string): string {
  const found = Object.entries(PREFIXES).find(([, prefix]) => specifier.startsWith(prefix))
  if (found) return posix.join(found[0], specifier.slice(found[1].length))
  return posix.join(dirname(file), specifier)
}

function roomOf(file: string): string {
  const [top = '', hall = '', ...rest] = file.split('/')
  if (rest.length === 0) return top
  return top === 'src' && HALLS.includes(hall) && rest.length > 1 ? join(top, hall, rest[0] ?? '') : join(top, hall)
}

function relativeTo(file: string, target: string): string {
  const path = relative(dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}

function byPrefix(target: string): string {
  const [top = '', ...rest] = target.split('/')
  return `${PREFIXES[top as keyof typeof PREFIXES]}${rest.join('/')}`
}
