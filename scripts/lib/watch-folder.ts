import { once } from 'node:events'
import { watch } from 'chokidar'

/** Editors write a file in several steps; the last one counts. */
const SETTLE_MS = 50

/** Watches a folder until it is closed. */
export interface FolderWatch {
  /** Runs the task now, or once more after the run that goes on. */
  run(): Promise<void>
  close(): Promise<void>
}

/**
 * Runs a task after each change in a folder, also where files are replaced by rename, as `git switch` and many editors
 * do: Node's own watcher loses sight of those. Runs never overlap, and no change is missed from the moment this
 * resolves.
 *
 * @param task does not reject
 */
export async function watchFolder(folder: string, task: () => Promise<void>): Promise<FolderWatch> {
  let isStale = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const runWhileStale = async () => {
    while (isStale) {
      isStale = false
      await task()
    }
    running = undefined
  }
  const run = () => {
    isStale = true
    running ??= runWhileStale()
    return running
  }
  const watcher = watch(folder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), SETTLE_MS)
  })
  await once(watcher, 'ready')
  return {
    run,
    async close() {
      await watcher.close()
      clearTimeout(timer)
      await running
    },
  }
}
