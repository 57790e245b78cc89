import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { queue } from '#mock/state/in-turn.ts'
import type { Shelf } from '#mock/state/keep.ts'

/** Where `--keep` writes; the folder is not under version control. */
const STATE_FILE = join(import.meta.dirname, '../../.cache/mock/state.json')

/** A file as a shelf. A reader never sees half of it: it is written beside it, then renamed over it. */
export function stateFile(file: string = STATE_FILE): Shelf {
  const writeInTurn = queue()
  return {
    read: () => readFile(file, 'utf8').catch(() => undefined),
    write: (text) =>
      writeInTurn(async () => {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(`${file}.new`, text)
        await rename(`${file}.new`, file)
      }),
  }
}
