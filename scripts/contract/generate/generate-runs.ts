import { ContractError } from '../document/problem.ts'
import { printProblems, secondsSince } from '../document/terminal.ts'
import { watchContract } from './watch.ts'
import { Generator, type Generation } from './generate.ts'
import { endProgress, print, printError, printProgress } from '#scripts/lib/print.ts'

/** Generates once. @returns the exit code */
export async function generateOnce(root: string): Promise<number> {
  const start = performance.now()
  return withGenerator(root, async (generator) => {
    printProgress('Reading the contract …')
    const generation = await generator.write()
    endProgress()
    print(`${describe(generation)} in ${secondsSince(start)}`)
    return 0
  })
}

/** Compares, and leaves the generated files as they are. @returns the exit code */
export async function checkOnce(root: string): Promise<number> {
  return withGenerator(root, async (generator) => {
    const drift = await generator.check()
    for (const file of drift) printError(`${file} differs from the contract; run npm run contract -- generate`)
    if (drift.length === 0) print('Generated files are up to date.')
    return drift.length === 0 ? 0 : 1
  })
}

/** Generates at each change until the process is stopped. */
export async function watchUntilStopped(root: string): Promise<number> {
  const watcher = await watchContract({
    root,
    onGood: (generation, milliseconds) => print(`${describe(generation)} in ${(milliseconds / 1000).toFixed(2)} s`),
    onBroken: (_message, problems) => printProblems(problems),
    onFailed: printError,
  })
  print('Watching openapi/.')
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await watcher.close()
  return 0
}

async function withGenerator(root: string, run: (generator: Generator) => Promise<number>): Promise<number> {
  const generator = new Generator(root)
  try {
    return await run(generator)
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    printProblems(error.problems)
    return 1
  } finally {
    await generator.close()
  }
}

function describe({ changed, removed, operations }: Generation): string {
  const files = [
    changed.length === 0 ? 'nothing changed' : `${changed.length} files written`,
    ...(removed.length === 0 ? [] : [`${removed.length} removed`]),
  ]
  return `${operations} operations: ${files.join(', ')}`
}
