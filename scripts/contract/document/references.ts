import { posix } from 'node:path'
import { isObject, pointerTokens, type JsonObject } from './json.ts'
import { problemAt, type SourcePath, type Sources } from './sources.ts'
import type { Problem } from './problem.ts'

/** Where a value stands in the sources. */
export interface Place {
  file: string
  path: SourcePath
}

export interface Target extends Place {
  value: unknown
  /** How the bundle keeps it: named schemas and parameters stay references, everything else is written out. */
  component: { section: 'schemas' | 'parameters'; name: string } | undefined
}

/**
 * Follows references between the files and rewrites them for the bundle.
 * Errors are collected in `problems`, so that one run names them all.
 */
export class References {
  readonly problems: Problem[] = []
  /** `schemas/Game`, `parameters/PageNo`: what something points at. */
  readonly used = new Set<string>()
  readonly #sources: Sources
  readonly #open: string[] = []

  constructor(sources: Sources) {
    this.#sources = sources
  }

  report(place: Place, rule: string, message: string): void {
    this.problems.push(problemAt(this.#sources, place.file, place.path, rule, message))
  }

  /** What a reference names, or undefined after reporting that it names nothing. */
  target(reference: string, from: Place): Target | undefined {
    const [filePart = '', pointer = ''] = reference.split('#')
    const file = filePart === '' ? from.file : posix.join(posix.dirname(from.file), filePart)
    const source = this.#sources.files.get(file)
    if (source === undefined) {
      this.report(from, 'reference', `There is no file ${file} (${reference}).`)
      return undefined
    }
    const path = pointerTokens(pointer)
    let value: unknown = source.data
    for (const token of path) {
      value = isObject(value) ? value[token] : Array.isArray(value) ? value[Number(token)] : undefined
    }
    if (value === undefined) {
      this.report(from, 'reference', `${file} has no ${pointer || 'content'} (${reference}).`)
      return undefined
    }
    return { file, path, value, component: componentOf(file, path) }
  }

  /** A deep copy with every reference made to fit the bundle. */
  rewrite(value: unknown, place: Place): unknown {
    if (Array.isArray(value)) return value.map((entry, index) => this.rewrite(entry, below(place, index)))
    if (!isObject(value)) return value
    const reference = value['$ref']
    if (typeof reference === 'string') return this.#follow(value, reference, place)
    return this.rewriteObject(value, place)
  }

  rewriteObject(value: JsonObject, place: Place): JsonObject {
    const copy: JsonObject = {}
    const keysAreNames = place.path.at(-1) === 'properties'
    for (const [key, entry] of Object.entries(value)) {
      // Sample values are data: a `$ref` in them would be a field of that name.
      const isData = !keysAreNames && (key === 'example' || key === 'const')
      copy[key] = isData ? entry : this.rewrite(entry, below(place, key))
    }
    return copy
  }

  #follow(value: JsonObject, reference: string, place: Place): unknown {
    const target = this.target(reference, below(place, '$ref'))
    if (target === undefined) return {}
    const { $ref: _, ...siblings } = value
    if (target.component !== undefined) {
      const { section, name } = target.component
      this.used.add(`${section}/${name}`)
      return { $ref: `#/components/${section}/${name}`, ...this.rewriteObject(siblings, place) }
    }
    const id = `${target.file}#/${target.path.join('/')}`
    if (this.#open.includes(id)) {
      this.report(below(place, '$ref'), 'reference', `${reference} contains itself; name it as a schema of its own.`)
      return {}
    }
    this.#open.push(id)
    const written = this.rewrite(target.value, target)
    this.#open.pop()
    return isObject(written) ? { ...written, ...this.rewriteObject(siblings, place) } : written
  }
}

export const below = ({ file, path }: Place, ...steps: (string | number)[]): Place => ({
  file,
  path: [...path, ...steps],
})

function componentOf(file: string, path: readonly string[]): Target['component'] {
  if (!file.startsWith('schemas/')) return undefined
  const [first = '', second] = path
  if (path.length === 1 && isSchemaName(first)) return { section: 'schemas', name: first }
  if (path.length === 2 && first === 'parameters' && second !== undefined)
    return { section: 'parameters', name: second }
  return undefined
}

/** Schemas are the PascalCase keys of a schema file; `parameters` stands beside them. */
export const isSchemaName = (key: string): boolean => /^[A-Z][A-Za-z0-9]*$/.test(key)
