import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '#scripts/lib/command-line.ts'
import { ROOT } from '#scripts/lib/run-command.ts'

// In src the compiler alone reads write-codes.ts; `npm run mutants -- contract` proves that it does.
const NO_RULES = /\.test\.tsx?$|\.d\.ts$|\/generated\/|-messages\.ts$|\/write-codes\.ts$/

/**
 * Sources that hold rules, below a folder or one by name: no tests, nothing generated, no tables of texts
 * or of what the compiler alone reads.
 *
 * @throws UsageError where there is none
 */
export function sourcesBelow(path: string): string[] {
  const name = path.replace(/\/+$/, '')
  const stats = statSync(join(ROOT, name), { throwIfNoEntry: false })
  const files = stats?.isFile() ? [name] : globSync(`${name}/**/*.{ts,tsx}`, { cwd: ROOT }).sort()
  const found = name.startsWith('src/') ? files.filter((file) => !NO_RULES.test(file)) : []
  if (found.length > 0) return found
  throw new UsageError(`${path} is not a source file in src.`)
}

/** So many of a list, drawn by chance: the same ones for the same seed, in the order of the list. */
export function sampleOf<One>(list: readonly One[], size: number, seed: number): One[] {
  const next = randomNumbers(seed)
  const drawn = list.map((one, index) => ({ one, index, lot: next() })).sort((a, b) => a.lot - b.lot)
  return drawn
    .slice(0, size)
    .sort((a, b) => a.index - b.index)
    .map(({ one }) => one)
}

/** Numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
