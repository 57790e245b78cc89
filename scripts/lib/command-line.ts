import { inspect, parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { suggest } from '#mock/scenario/scenario.ts'
import { fail } from './fail.ts'
import { print } from './print.ts'

/** What a command takes; every script of `npm run` and every verb of the contract says it in this form. */
export interface CommandLine {
  /** As it is called: `npm start --`, `npm run contract -- verify`. */
  command: string
  help: string
  /** Flags by name, each on or off, or with a text; `--help` comes by itself. */
  options: Record<string, { type: 'boolean' | 'string' }>
  /**
   * What stands there without a flag, each of it required: `BASE`, `FILE`; one that ends in `…` stands for any number.
   */
  names?: readonly string[]
}

/** Wrong use of a command: one sentence that ends it with exit code 2. */
export class UsageError extends Error {}

/** Somebody has stopped a command: one sentence and exit code 2 too, and no word about the help. */
export class StoppedError extends Error {}

/**
 * The flags and names of a command line. Answers `--help` and ends; with a fault it ends in one line on the error
 * stream and exit code 2.
 */
export function readCommandLine<const Line extends CommandLine>(line: Line, args = process.argv.slice(2)) {
  const asked = args.slice(0, args.includes('--') ? args.indexOf('--') : args.length)
  if (asked.includes('--help') || asked.includes('-h')) {
    print(line.help)
    process.exit(0)
  }
  const fault = whatIsWrong(line, args)
  if (fault !== undefined) endAsUsage(line, fault)
  const options: Line['options'] = line.options
  return parseArgs({ args, options, allowPositionals: true })
}

/**
 * Runs a command. A `UsageError` or a `StoppedError` ends it in one line and exit code 2, any other error with its
 * stack and exit code 1.
 */
export async function runCommandLine<Result>(line: CommandLine, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof UsageError) endAsUsage(line, error.message)
    if (error instanceof StoppedError) return fail(`${nameOf(line)}: ${error.message}`, 2)
    return fail(inspect(error))
  }
}

/** `contract verify: there is no … See npm run contract -- verify --help.`, always in one line. */
export function usageLine(line: Pick<CommandLine, 'command'>, fault: string): string {
  return `${nameOf(line)}: ${fault.replace(/\s*\n\s*/g, ' ')} See ${line.command} --help.`
}

const nameOf = ({ command }: Pick<CommandLine, 'command'>): string =>
  command.replace(/^npm (run )?/, '').replace(/ --( |$)/, '$1')

function endAsUsage(line: CommandLine, fault: string): never {
  return fail(usageLine(line, fault), 2)
}

/** The first fault of a command line, in a sentence; undefined when it can be read. */
export function whatIsWrong({ options, names = [] }: CommandLine, args: readonly string[]): string | undefined {
  const config: ParseArgsOptionsConfig = options
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: config,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const seen = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const type = rawName.startsWith('--') ? options[name]?.type : undefined
    if (type === undefined) return `there is no option ${rawName}${whatThereIs(name, Object.keys(options))}`
    if (type === 'boolean' && value !== undefined) return `${rawName} takes no value.`
    // What looks like the next flag is not a value; a negative number is, if a wrong one.
    if (type === 'string' && (!value || (!inlineValue && /^-(?!\d)/.test(value)))) return `${rawName} needs a value.`
    if (seen.has(name)) return `${rawName} is given twice.`
    seen.add(name)
  }
  return wrongNames(names, positionals)
}

function whatThereIs(name: string, known: readonly string[]): string {
  const flags = known.map((one) => `--${one}`)
  const near = suggest(`--${name}`, flags)
  if (near !== '') return near
  return flags.length === 0 ? '; it takes none.' : `; there ${flags.length === 1 ? 'is' : 'are'} ${flags.join(', ')}.`
}

function wrongNames(wanted: readonly string[], given: readonly string[]): string | undefined {
  if (wanted.at(-1)?.endsWith('…')) return undefined
  const missing = wanted[given.length]
  if (missing !== undefined) return `${missing} is missing.`
  const stray = given[wanted.length]
  return stray === undefined
    ? undefined
    : `"${stray}" is one argument too many; expected: ${wanted.join(' ') || 'none'}.`
}
