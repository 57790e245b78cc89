import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { printProgress } from '#scripts/lib/print.ts'
import { runCommand } from '#scripts/lib/run-command.ts'

/**
 * Sees that programs of Debian are there, and installs them where we may.
 *
 * @param packages that bring them
 * @returns what has to be done by hand, if they are not there after all
 */
export async function installDebianPackages(
  packages: string,
  programs: readonly string[],
): Promise<string | undefined> {
  if (programs.every(isThere)) return undefined
  const advice = `install ${packages} (apt-get install ${packages})`
  if (process.getuid?.() !== 0 || !isThere('apt-get')) return advice
  printProgress(`installing ${packages}`)
  const apt = (...args: string[]) => runCommand('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', ...packages.split(' '))
  return programs.every(isThere) ? undefined : advice
}

const isThere = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
