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

/** The entry that a package's dependency leads to: nested first, then further up, as Node looks for it. */
function resolve(from: string, name: string): Entry | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]
    if (entry || folder === '') return entry
    if (!folder.includes('/node_modules/')) folder = ''
  }
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
