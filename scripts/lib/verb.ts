import type { CommandLine } from './command-line.ts'

/** A verb of `npm run contract`. Its module is loaded only when it is asked for. */
export interface Verb extends Omit<CommandLine, 'command'> {
  summary: string
  /**
   * @returns 0 when the contract holds, 1 when it does not
   * @throws UsageError with what is wrong in the flags, or in what they name
   */
  run: (flags: Record<string, string | boolean | undefined>, names: string[]) => Promise<number>
}
