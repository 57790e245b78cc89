import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '#scripts/lib/run-command.ts'

const CACHE = join(ROOT, '.cache')

/**
 * A small project full of faults, away from the real sources so that nobody else meets it.
 *
 * @param parent folder it stands in; inside the checkout its packages are found
 */
export function plantProject(files: Record<string, string>, parent = CACHE): { root: string; remove: () => void } {
  mkdirSync(parent, { recursive: true })
  const root = mkdtempSync(join(parent, 'planted-'))
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, name), join(root, name))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
