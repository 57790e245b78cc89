import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { printError } from '#scripts/lib/print.ts'

type End = () => unknown

const open = new Set<End>()

/**
 * Remembers how to end or remove something, for an interrupted run.
 *
 * @returns ends it now; what has been ended is not ended again
 */
export function keepForEnd(end: End): () => Promise<void> {
  open.add(end)
  return async () => {
    if (open.delete(end)) await end()
  }
}

let ending: Promise<void> | undefined

/** Ends what is still open, the latest first, once; who asks again waits for the same end. */
export function endAll(): Promise<void> {
  return (ending ??= endEach())
}

/** One failure does not keep the others alive. */
async function endEach(): Promise<void> {
  for (const end of [...open].reverse()) {
    if (!open.delete(end)) continue
    try {
      await end()
    } catch (error) {
      printError(inspect(error))
    }
  }
}

/** Ctrl-C and its relatives: everything is ended, then the process. */
export function endOnInterrupt(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      // What was measured just now fails with it; the wait of `endAll` is shared, so this exit comes first.
      void endAll().then(() => process.exit(130))
    })
  }
}

/** A folder that is gone when the run is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  keepForEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}
