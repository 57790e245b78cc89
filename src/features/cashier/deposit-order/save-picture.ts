import { encodeQR } from 'qr'

const MODULE_PX = 12
/** Light modules around the code; scanners need them to find it. */
const QUIET = 4
const LINE_PX = 40
const FONT = '600 26px sans-serif'
const PAPER = 'white'
const INK = 'black'

/** Whether this browser can draw a picture. */
export function canDraw(): boolean {
  return contextOf(document.createElement('canvas')) !== null
}

/** Null also where a browser knows no canvas at all. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  try {
    return canvas.getContext('2d')
  } catch {
    return null
  }
}

/**
 * Saves a QR code as a picture, with lines of text below it: whoever finds it later sees which order it pays and until
 * when (MONEY-35).
 *
 * @param name of the file, without its ending
 */
export function savePicture(content: string, lines: readonly string[], name: string): void {
  const canvas = document.createElement('canvas')
  const context = contextOf(canvas)
  if (!context) return
  const modules = encodeQR(content, 'raw', { border: QUIET })
  const side = modules.length * MODULE_PX
  context.font = FONT
  const rows = lines.flatMap((line) => rowsOf(line, (text) => context.measureText(text).width <= side - 2 * MODULE_PX))
  canvas.width = side
  canvas.height = side + rows.length * LINE_PX + MODULE_PX
  context.fillStyle = PAPER
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = INK
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX)
    }),
  )
  // A canvas forgets its font with a new size.
  context.font = FONT
  context.textAlign = 'center'
  rows.forEach((row, index) => context.fillText(row, side / 2, side + index * LINE_PX + MODULE_PX))
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = `${name}.png`
  link.click()
}

/**
 * A line in rows that fit, broken between words; within a word that is too long, for some languages write no spaces.
 */
function rowsOf(line: string, fits: (text: string) => boolean): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of line.match(/\S+\s*/g) ?? []) {
    const pieces = fits(word.trimEnd()) ? [word] : (word.match(/.\p{M}*/gu) ?? [])
    for (const piece of pieces) {
      if (row !== '' && !fits((row + piece).trimEnd())) {
        rows.push(row.trimEnd())
        row = ''
      }
      row += piece
    }
  }
  return [...rows, row.trimEnd()]
}
