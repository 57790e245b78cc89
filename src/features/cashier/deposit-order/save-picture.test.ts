// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { savePicture } from './save-picture.ts'

const LETTER_PX = 14
const LINE_PX = 40

afterEach(() => void vi.restoreAllMocks())

/** Saves a picture where each letter is as wide as any other. */
function save(lines: readonly string[]) {
  const rows: string[] = []
  const rects: unknown[][] = []
  const context = {
    fillStyle: '',
    fillRect: (...rect: number[]) => rects.push([context.fillStyle, ...rect]),
    fillText: (text: string) => rows.push(text),
    measureText: (text: string) => ({ width: text.length * LETTER_PX }),
  }
  const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  savePicture('TQ5NMqJ', lines, 'D1')
  const { width, height } = drawing.mock.contexts.at(-1) as HTMLCanvasElement
  return { rows, width, height, ground: rects[0] }
}

it.each([
  ['words', 'Send only USDT on the TRC20 network. Anything else is lost and cannot be brought back.', ' '],
  [
    'no spaces',
    '请只通过TRC20网络发送USDT其他任何货币或网络发送的款项都会丢失并且无法找回请务必仔细核对'.repeat(2),
    '',
  ],
])('MONEY-35 a long line of %s is broken below the code, and the picture grows with it', (_, warning, between) => {
  const short = save(['৳ 500.00', 'D1'])
  const { rows, width, height, ground } = save(['৳ 500.00', 'D1', warning])
  const broken = rows.slice(2)
  expect(broken.length).toBeGreaterThan(1)
  expect(broken.join(between)).toBe(warning)
  expect(Math.max(...rows.map((row) => row.length * LETTER_PX))).toBeLessThan(width)
  expect(height - short.height).toBe(broken.length * LINE_PX)
  // Without it, scanners and viewers with a dark ground see nothing.
  expect(ground).toEqual(['white', 0, 0, width, height])
})
