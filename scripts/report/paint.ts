import { colourCode } from '#scripts/lib/print.ts'

/** Colours and signs of the terminal; every state has a sign, and the colour is an extra. */
export interface Paint {
  bold: (text: string) => string
  dim: (text: string) => string
  jade: (text: string) => string
  red: (text: string) => string
  amber: (text: string) => string
  holds: string
  fails: string
  skips: string
  unjudged: string
}

/** For what is printed: with colours on a terminal, unless `NO_COLOR` is set. */
export const terminalPaint = (): Paint => makePaint(process.stdout.isTTY && process.env['NO_COLOR'] === undefined)

/** @param colour false in a pipe and with `NO_COLOR` */
export function makePaint(colour: boolean): Paint {
  const code = (start: number, end: number) => (text: string) =>
    colour && text !== '' ? `${colourCode(start)}${text}${colourCode(end)}` : text
  const [jade, red, dim] = [code(32, 39), code(31, 39), code(2, 22)]
  return {
    bold: code(1, 22),
    dim,
    jade,
    red,
    amber: code(33, 39),
    holds: jade('●'),
    fails: red('✕'),
    skips: dim('–'),
    unjudged: code(33, 39)('○'),
  }
}
