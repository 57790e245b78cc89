import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { relative, sep } from 'node:path'

/**
 * Short names for the classes of CSS modules: the class's own and a short hash of its file's path. They travel with
 * every component, and change with no other file.
 *
 * @param root the folder of the project
 * @throws Error when two files have one hash
 */
export function classNamer(root: string): (local: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root }).map((file) => file.split(sep).join('/'))
  const fileOf = new Map<string, string>()
  for (const file of files) {
    const twin = fileOf.get(hashOf(file))
    if (twin !== undefined) throw new Error(`Rename ${file} or ${twin}: their classes would have the same names.`)
    fileOf.set(hashOf(file), file)
  }
  return (local, file) =>
    `${local}_${hashOf(
      relative(root, file.split('?')[0] ?? file)
        .split(sep)
        .join('/'),
    )}`
}

/** Three signs: one new file in two hundred meets another's, and the build says so. */
function hashOf(path: string): string {
  return createHash('sha256').update(path).digest().readUInt32BE().toString(36).slice(-3).padStart(3, '0')
}
