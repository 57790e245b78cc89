import { randomUUID } from 'node:crypto'

/**
 * The one way to the terminal. Texts of servers, recordings and other contracts end up in what we print, and a terminal
 * obeys control characters: they clear the screen, set the title, or turn a line round. Here they become visible.
 */

/** What a reader cannot see, or what changes what is read; line breaks and tabs are layout. XML forbids most of it. */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u2028\u2029]/gu
/** Stands in our own colours in place of the escape character. It differs from run to run, so no server knows it. */
const OWN_ESCAPE = `<${randomUUID()}>`

/** A text with control characters, bidi controls and the like as `\u001b`. */
export function visible(text: string): string {
  return text.replaceAll(HIDDEN, (hidden) => `\\u${(hidden.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
}

/** Such a text in one line. */
export const oneLine = (text: string): string => visible(text.replaceAll(/\s*[\n\r]\s*/g, ' '))

/** Starts or ends a colour; only what is printed here keeps it. */
export const colourCode = (code: number): string => `${OWN_ESCAPE}[${code}m`

/** A line or several on the output. */
export function print(text: string): void {
  console.log(forTerminal(text))
}

/** A table that is read back. Its texts are our own, and signs that turn a line round belong to them. */
export function printExactly(ownText: string): void {
  console.log(ownText)
}

/** A line or several on the error stream. */
export function printError(text: string): void {
  console.error(forTerminal(text))
}

/** One line that says what goes on; rewritten in place on a terminal, silent in a pipe. */
export function printProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${forTerminal(oneLine(text))}`)
}

/** Takes the progress line away. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[2K')
}

const forTerminal = (text: string): string => visible(text).replaceAll(OWN_ESCAPE, '\u001B')
