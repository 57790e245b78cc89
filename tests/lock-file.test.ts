import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Entry {
  version?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const file = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')
const { packages }: { packages: Record<string, Entry> } = JSON.parse(file)

/**
 * The entry that a dependency of the package at `from` leads to: nested first, then further up, as Node looks for it.
 */
function resolve(from: string, name: string): Entry | undefined {
  const own = packages[`${from}/node_modules/${name}`.replace(/^\//, '')]
  if (own || from === '') return own
  return resolve(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

describe('the lock file', () => {
  it('names no address of a registry', () => {
    expect(Object.entries(packages).filter(([, entry]) => entry.resolved)).toEqual([])
    expect(file).not.toMatch(/https?:\/\/[^"]*\.tgz/)
  })

  it('has the packages of every platform, so that it installs on all of them', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !resolve(path, name))
        .map((name) => `${path} → ${name}`),
    )
    expect(missing).toEqual([])
  })
})
