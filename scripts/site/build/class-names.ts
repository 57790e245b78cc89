import { globSync } from 'node:fs'
import { relative, sep } from 'node:path'

/**
 * Short names for the classes of CSS modules: the class's own and the number of its file. They travel with every
 * component, and a hash, which is the usual way to keep files apart, does not compress.
 *
 * @param root the folder of the project
 */
export function classNamer(root: string): (local: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root }).sort()
  return (local, file) =>
    `${local}_${files
      .indexOf(
        relative(root, file.split('?')[0] ?? file)
          .split(sep)
          .join('/'),
      )
      .toString(36)}`
}
