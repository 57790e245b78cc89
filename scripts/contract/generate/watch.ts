import { join } from 'node:path'
import type { Generation, Generator } from './generate.ts'
import { isUpToDate } from './stamp.ts'
import { ContractError, type Problem } from '../document/problem.ts'
import { watchFolder } from '#scripts/lib/watch-folder.ts'

export interface ContractWatch {
  /** The project's folder; the working directory when left out. */
  root?: string
  /** The contract holds (again) and everything made from it has been written; awaited before the next run. */
  onGood: (generation: Generation, milliseconds: number) => void | Promise<void>
  /** The contract is broken; what was generated last still stands. The message has a line per problem. */
  onBroken: (message: string, problems: readonly Problem[]) => void
  /** Something else went wrong, such as a file that cannot be written; the text has the stack. Watching goes on. */
  onFailed: (text: string) => void
}

export interface ContractWatcher {
  close(): Promise<void>
}

/**
 * Generates now, unless everything is up to date, and whenever a file of openapi/ changes. Runs never overlap, and no
 * change is missed.
 * @returns after the first run, whether it was good or not
 */
export async function watchContract({
  root = process.cwd(),
  onGood,
  onBroken,
  onFailed,
}: ContractWatch): Promise<ContractWatcher> {
  let generator: Generator | undefined

  const generate = async () => {
    // The compiler is loaded only when there is something to do.
    generator ??= new (await import('./generate.ts')).Generator(root)
    return generator.write()
  }
  const watcher = await watchFolder(join(root, 'openapi'), async () => {
    const start = performance.now()
    try {
      await onGood(await generate(), performance.now() - start)
    } catch (error) {
      if (error instanceof ContractError) onBroken(error.message, error.problems)
      else onFailed(error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
  })
  if (!isUpToDate(root)) await watcher.run()
  return {
    close: async () => {
      await watcher.close()
      await generator?.close()
    },
  }
}
