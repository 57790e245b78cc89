import { suggest } from '#mock/scenario/scenario.ts'
import { readCommandLine, runCommandLine, usageLine, type CommandLine } from './command-line.ts'
import { print, printError } from './print.ts'

/** A verb of a command that has several, such as `npm run contract`. Its module is loaded only when it is asked for. */
export interface Verb extends Omit<CommandLine, 'command'> {
  summary: string
  /**
   * @returns 0 when all is well, 1 when there are findings
   * @throws UsageError with what is wrong in the flags, or in what they name
   */
  run: (flags: Record<string, string | boolean | undefined>, names: string[]) => Promise<number>
}

/** The verbs of a command by name, in the order in which its help lists them. */
export type Verbs = Record<string, () => Promise<{ verb: Verb }>>

const EXIT_USAGE = 2

/**
 * Runs the verb that the arguments name; without one it lists them all.
 *
 * @param command as it is called: `npm run contract --`
 * @returns the exit code
 */
export async function runVerb(command: string, verbs: Verbs, [name = '--help', ...rest]: string[]): Promise<number> {
  if (name === '--help' || name === '-h') return showVerbs(command, verbs)
  const load = verbs[name]
  if (load === undefined) {
    const names = Object.keys(verbs)
    const known = suggest(name, names) || `; there are ${names.join(', ')}.`
    printError(usageLine({ command }, `there is no verb "${name}"${known}`))
    return EXIT_USAGE
  }
  const { verb } = await load()
  const line = { ...verb, command: `${command} ${name}` }
  const { values, positionals } = readCommandLine(line, rest)
  return runCommandLine(line, () => verb.run(values, positionals))
}

async function showVerbs(command: string, verbs: Verbs): Promise<number> {
  print(`Usage: ${command} <verb> [options]\n`)
  for (const [name, load] of Object.entries(verbs)) print(`  ${name.padEnd(10)} ${(await load()).verb.summary}`)
  print('\nRun a verb with --help for its options. Exit codes: 0 success, 1 findings or failures, 2 wrong usage.')
  return 0
}
