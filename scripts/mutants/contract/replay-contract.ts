import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { Generator } from '#scripts/contract/generate/generate.ts'
import { print } from '#scripts/lib/print.ts'
import { ROOT, runCommand, TSC } from '#scripts/lib/run-command.ts'
import { counted } from '#scripts/report/words.ts'
import { codesLess, codesMore } from './code-mutants.ts'
import type { ContractMutant } from './contract-mutant.ts'
import { shapeMutants } from './shape-mutants.ts'

const SCRATCH = join(ROOT, '.cache', 'contract-mutants')

/**
 * Changes the contract in a copy, generates from it and asks the compiler: what a change of the contract breaks in the
 * site has to be an error. Mutants that do not hide each other are planted at once, since a run of the compiler takes
 * as long for one as for all.
 *
 * @returns whether every one is seen
 */
export async function replayContract(): Promise<boolean> {
  const sources = loadSources(join(ROOT, 'openapi'))
  const batches = [[...codesMore(sources), ...shapeMutants()], codesLess(sources)]
  let survived = 0
  for (const batch of batches) {
    const errors = await compileWith(batch)
    const alive = batch.filter((mutant) => !isSeen(mutant, errors))
    for (const { name, seen } of alive) print(`SURVIVED  ${name}  no error in ${seen.file} names ${seen.code}`)
    survived += alive.length
  }
  const all = counted(batches.flat().length, 'mutant')
  print(survived === 0 ? `${all} of the contract, all seen` : `${survived} of ${all} of the contract survived`)
  return survived === 0
}

/** An error of the compiler. */
interface CompileError {
  file: string
  /** From 1. */
  line: number
  message: string
}

async function compileWith(mutants: readonly ContractMutant[]): Promise<CompileError[]> {
  rmSync(SCRATCH, { recursive: true, force: true })
  mkdirSync(SCRATCH, { recursive: true })
  for (const part of ['openapi', 'src', 'mock-server', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, part), join(SCRATCH, part), { recursive: true })
  const config = { extends: './tsconfig.json', include: ['src'], exclude: ['src/**/*.test.*'] }
  writeFileSync(join(SCRATCH, 'tsconfig.site.json'), JSON.stringify(config))
  for (const { name, file, plant } of mutants) {
    const place = join(SCRATCH, 'openapi', file)
    const text = readFileSync(place, 'utf8')
    const changed = plant(text)
    if (changed === text) throw new Error(`${name}: there is nothing to change in ${file}`)
    writeFileSync(place, changed)
  }
  const generator = new Generator(SCRATCH)
  await generator.write()
  await generator.close()
  const { stdout } = await runCommand('node', [TSC, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.site.json'], {
    cwd: SCRATCH,
  })
  return [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error (.*(?:\n .*)*)/gm)].map(
    ([, file = '', line, message = '']) => ({
      file,
      line: Number(line),
      message,
    }),
  )
}

function isSeen({ seen: { file, entry, code } }: ContractMutant, errors: readonly CompileError[]): boolean {
  const there = errors.filter((error) => error.file.startsWith(file))
  if (entry === undefined) return there.some(({ message }) => message.includes(code))
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
  const { first, last } = entryOf(lines, entry)
  // Of a value that has to be empty the compiler says no more than where it stands.
  const names = ({ line, message }: CompileError) => `${message}${lines[line - 1]}`.includes(code)
  return there.some((error) => first <= error.line && error.line <= last && names(error))
}

/** The first and the last line of a key of the outermost object, as the formatter writes it. */
function entryOf(lines: readonly string[], key: string): { first: number; last: number } {
  const at = lines.findIndex((line) => line.startsWith(`  ${key}: {`))
  const last = lines[at]?.endsWith('},') ? at : lines.indexOf('  },', at)
  return { first: at + 1, last: last + 1 }
}
