import { createHash } from 'node:crypto'

/** Which of all faults are tried: so many per cent, drawn by chance, the same ones for the same seed. */
export interface Share {
  percent: number
  seed: number
}

/** What is read of a mutant of Stryker; its file is named from the root of the disk. */
interface Mutant {
  id: string
  fileName: string
  replacement: string
  location: { start: { line: number; column: number } }
}

/**
 * Whether a fault is drawn: told by its place and its text alone, so that a second round, over parts of the files,
 * draws the same ones.
 */
export function isDrawn({ fileName, location: { start }, replacement }: Mutant, { percent, seed }: Share): boolean {
  const file = fileName.slice(fileName.lastIndexOf('/src/') + 1)
  const name = [seed, file, start.line, start.column, replacement].join('\n')
  const lot = createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32
  return lot * 100 < percent
}

/**
 * Makes what Stryker calls a checker. Stryker knows no samples, but what a checker says does not compile is neither
 * tried nor counted.
 */
function createChecker({ share }: { share: Share }) {
  const verdict = (mutant: Mutant) =>
    isDrawn(mutant, share) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' }
  return {
    init: () => Promise.resolve(),
    group: (mutants: Mutant[]) => Promise.resolve([mutants.map(({ id }) => id)]),
    check: (mutants: Mutant[]) =>
      Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]))),
  }
}
createChecker.inject = ['options']

/** A plugin of Stryker, which takes it by this name. */
export const strykerPlugins = [{ kind: 'Checker', name: 'share', factory: createChecker }]
