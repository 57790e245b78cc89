import { printError } from './print.ts'
/** Ends the script with a sentence on the error stream; 1 for "does not hold", 2 for wrong use. */
export function fail(message: string, code: 1 | 2 = 1): never {
  printError(message)
  process.exit(code)
}
