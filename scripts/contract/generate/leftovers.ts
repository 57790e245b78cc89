import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const API_FOLDER = 'src/api/generated'
export const MOCK_FOLDER = 'mock-server/generated'

/**
 * What lies in the generated folders and is not made from the contract: it is of a former one, or came by hand. Names
 * that begin with a dot are those of file managers and editors.
 */
export function leftovers(root: string, isMade: (file: string) => boolean): string[] {
  return [API_FOLDER, MOCK_FOLDER].flatMap((folder) => {
    const path = join(root, folder)
    const names = existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : []
    return names.map((name) => `${folder}/${name}`).filter((file) => !file.endsWith('.tmp') && !isMade(file))
  })
}
