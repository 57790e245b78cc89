import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { leftovers } from './leftovers.ts'

// This file loads next to nothing, so that an unchanged run is over before the generator is even read.

const STAMP_FILE = '.cache/contract-stamp.json'
const INPUT_FOLDERS = ['openapi', 'scripts/contract/document', 'scripts/contract/generate']
/** The lock file stands for the versions of the tools. */
const INPUT_FILES = ['package-lock.json']

interface Stamp {
  inputs: string
  outputs: Record<string, string>
}

/** Whether the last run had these inputs and its outputs still stand as it left them, with nothing beside them. */
export function isUpToDate(root: string): boolean {
  const stamp = readStamp(root)
  if (stamp === undefined || stamp.inputs !== hashInputs(root)) return false
  if (leftovers(root, (file) => file in stamp.outputs).length > 0) return false
  return Object.entries(stamp.outputs).every(([file, digest]) => digest === hashFile(join(root, file)))
}

/** Remembers what was made of the inputs as they were when the run began. */
export function writeStamp(root: string, inputs: string, outputs: ReadonlyMap<string, string>): void {
  const digests: Record<string, string> = {}
  for (const [file, text] of outputs) digests[file] = hash('sha1', text)
  const stamp: Stamp = { inputs, outputs: digests }
  const file = join(root, STAMP_FILE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(stamp))
}

/** One hash over the contract, the generator and the versions of its tools. */
export function hashInputs(root: string): string {
  const files = INPUT_FOLDERS.flatMap((folder) => listFiles(root, folder)).sort()
  const lines = [...INPUT_FILES, ...files].map((file) => `${file} ${hashFile(join(root, file)) ?? 'missing'}`)
  return hash('sha1', lines.join('\n'))
}

function readStamp(root: string): Stamp | undefined {
  try {
    const stamp: Stamp = JSON.parse(readFileSync(join(root, STAMP_FILE), 'utf8'))
    return stamp
  } catch {
    return undefined
  }
}

function hashFile(file: string): string | undefined {
  try {
    return hash('sha1', readFileSync(file))
  } catch {
    return undefined
  }
}

function listFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  } catch {
    return []
  }
}
