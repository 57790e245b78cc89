import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const LOOK = join(import.meta.dirname, '../../mock-server/look')
const SHARED = [join(LOOK, 'page.css'), join(LOOK, 'controls.css'), join(import.meta.dirname, 'report.css')]

/**
 * Styles of a page that loads no other file: the look of all our tools' pages, what reports add to it, then its own.
 *
 * @param folder where its own files lie
 */
export function reportStyles(folder: string, own: readonly string[]): string {
  return [...SHARED, ...own.map((name) => join(folder, name))].map((file) => readFileSync(file, 'utf8')).join('\n')
}
