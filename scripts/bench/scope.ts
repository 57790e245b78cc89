import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** Ends what is still open, the latest first. One failure does not keep the others alive. */
export async function endAll(): Promise<void> {
  for (const end of [...open].reverse()) {
    if (!open.delete(end)) continue
    await Promise.resolve(end()).catch((error: unknown) => console.error(error))
  }
}

/** Ctrl-C and its relatives: everything is ended, then the process. */
export function endOnInterrupt(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
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
