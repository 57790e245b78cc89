import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseJson } from '../judge/recorded.ts'
import { ROOT, runCommand, type CommandResult } from '#scripts/lib/run-command.ts'
import { bundleContract } from '../document/bundle.ts'
import { isObject } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { ContractError } from '../document/problem.ts'
import { loadSources } from '../document/sources.ts'

/**
 * The contract of a bundled file or of a git ref, whose `openapi/` is bundled as it was then.
 *
 * @param cwd the checkout that knows the ref
 * @returns a sentence where there is no contract
 */
export async function readBase(base: string, cwd = ROOT): Promise<ContractDocument | string> {
  // A ref may have the name of a folder, and a file may be a pipe, as a shell makes it of `<(git show …)`.
  if (existsSync(base) && !statSync(base).isDirectory()) {
    const document = readBundle(base)
    return document ?? `${base} is no bundled contract (an openapi.json of "npm run contract -- bundle").`
  }
  // What it says goes into English sentences.
  const options = { cwd, env: { LC_ALL: 'C' } }
  const wanted = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`]
  const known = await runCommand('git', wanted, options)
  const commit = known.stdout.trim()
  // Quiet about a ref that it does not know, git still says what it could not even look into.
  if (known.code !== 0 && known.stderr.trim() !== '') return unreadable(base, known)
  if (known.code !== 0) return `"${base}" is neither a file nor a git ref here; if a remote has it, fetch it first.`
  const listed = await runCommand('git', ['ls-tree', '-r', '-z', '--name-only', commit, 'openapi/'], options)
  if (listed.code !== 0) return unreadable(base, listed)
  const files = listed.stdout.split('\0').filter((file) => file.endsWith('.yaml'))
  if (files.length === 0) return `${base} has no contract (no openapi/ at that commit).`
  const folder = mkdtempSync(join(tmpdir(), 'contract-base-'))
  try {
    for (const file of files) {
      const shown = await runCommand('git', ['show', `${commit}:./${file}`], options)
      if (shown.code !== 0) return unreadable(`${file} of ${base}`, shown)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), shown.stdout)
    }
    return bundleContract(loadSources(join(folder, 'openapi')))
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    const { length } = error.problems
    return `the contract of ${base} cannot be bundled (${length} ${length === 1 ? 'problem' : 'problems'}, such as ${error.problems[0]?.message ?? ''})`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const unreadable = (what: string, { stderr }: CommandResult): string =>
  `git cannot read ${what}: ${stderr.trim().split('\n', 1)[0] ?? ''}.`

function readBundle(file: string): ContractDocument | undefined {
  try {
    const value = parseJson(readFileSync(file, 'utf8'))
    return isBundle(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A bundle names itself by the catalogue that no other OpenAPI file has. */
function isBundle(value: unknown): value is ContractDocument {
  if (!isObject(value)) return false
  const { paths, components } = value
  return (
    isObject(paths) && isObject(components) && isObject(components['schemas']) && isObject(value['x-error-catalogue'])
  )
}
