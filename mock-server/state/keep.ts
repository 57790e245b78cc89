import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onChange } from './db.ts'
import { restore, snapshot, type Snapshot } from './contents.ts'

/** Where `--keep` writes; the folder is not under version control. */
export const STATE_FILE = join(import.meta.dirname, '../../.cache/mock/state.json')
const SAVE_DELAY_MS = 300

/** Stops keeping; what has changed is written first. */
export interface Keeper {
  close(): Promise<void>
}

/**
 * Restores the state of the last run and writes every change from now on, at most about three times a
 * second. A file that does not fit the contract any more is left aside with a line in the terminal.
 */
export async function keepState(tell: (line: string) => void, file: string = STATE_FILE): Promise<Keeper> {
  const kept = await read(file)
  if (kept) {
    try {
      await restore(kept)
    } catch (error) {
      tell(
        `Kept state was dropped, it does not fit the contract any more: ${error instanceof Error ? error.message : ''}`,
      )
    }
  }

  let timer: NodeJS.Timeout | undefined
  let saving = Promise.resolve()
  const save = (): Promise<void> => {
    timer = undefined
    saving = saving.then(() => write(file, snapshot()))
    return saving
  }
  const stop = onChange(() => {
    timer ??= setTimeout(() => void save(), SAVE_DELAY_MS)
  })

  return {
    async close() {
      stop()
      clearTimeout(timer)
      await save()
    },
  }
}

async function read(file: string): Promise<Partial<Snapshot> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A reader never sees half a file: written beside it, then renamed over it. */
async function write(file: string, rows: Snapshot): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(rows))
  await rename(`${file}.new`, file)
}
