import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Shelf } from '#mock/state/keep.ts'

/** Where `--keep` writes; the folder is not under version control. */
const STATE_FILE = join(import.meta.dirname, '../../.cache/mock/state.json')

/** A file as a shelf. A reader never sees half of it: it is written beside it, then renamed over it. */
export function stateFile(file: string = STATE_FILE): Shelf {
  let writing = Promise.resolve()
  return {
    read: () => readFile(file, 'utf8').catch(() => undefined),
    write(text) {
      // A write that failed, as on a full disk, keeps none after it from trying.
      writing = writing
        .catch(() => undefined)
        .then(async () => {
          await mkdir(dirname(file), { recursive: true })
          await writeFile(`${file}.new`, text)
          await rename(`${file}.new`, file)
        })
      return writing
    },
  }
}
