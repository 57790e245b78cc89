import { n, svg } from './svg.ts'
import { rng } from './rng.ts'

/** Grounds of the discs: quiet, dark enough for the pale mark, visible on paper as on ink. */
const GROUNDS = ['#2c3f63', '#2a4d52', '#4a3350', '#51382c', '#33482f', '#3a3f4d', '#5a2f38', '#24506b'] as const
const MARK = '#f6ead0'

const around = (count: number, part: (i: number) => string, from = 0) =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${n(from + (360 / count) * i)})">${part(i)}</g>`).join(
    '',
  )

/** Shapes of a mark inside a circle of radius 12, by the number of their parts. */
const MARKS: readonly ((count: number) => string)[] = [
  (count) => around(count, () => '<rect x="-2" y="-11" width="4" height="9" rx="2"/>'),
  (count) => around(count, () => `<circle cy="-7" r="${n(9 / count + 1)}"/>`),
  (count) => around(count, () => '<path d="M0-11C4-6 4-4 0-1-4-4-4-6 0-11z"/>'),
  (count) => around(count, (i) => `<path d="M0 0L-3.4-11h6.8z" opacity="${i % 2 === 0 ? 0.5 : 1}"/>`),
  (count) =>
    Array.from(
      { length: count },
      (_, i) =>
        `<path d="M-8 ${n(-9 + (i * 18) / count)}q8 ${n(4 + count / 2)} 16 0" fill="none" stroke="${MARK}" stroke-width="2.4" stroke-linecap="round"/>`,
    ).join(''),
  (count) =>
    `<g transform="rotate(${count * 24})"><path d="M4-10a10 10 0 1 0 0 20 13 13 0 0 1 0-20z"/></g><circle cx="5" r="3"/>`,
  (count) =>
    `<g fill="none" stroke="${MARK}" stroke-width="2.6"><circle r="9.5" stroke-dasharray="${count * 4} 5"/><circle r="4"/></g>`,
  (count) => `<path d="M-10 9L0-10 10 9 0 4z" transform="rotate(${count * 15})"/>`,
  (count) =>
    `<g fill="none" stroke="${MARK}" stroke-width="2.2" stroke-linejoin="round"><path d="M0-10L${n(6 + count * 0.4)} 0 0 10-${n(6 + count * 0.4)} 0z"/><path d="M0-4.5l2.8 4.5L0 4.5-2.8 0z" fill="${MARK}"/></g>`,
  (count) => around(count, () => `<path d="M0-2.5C5-3 8-7 6-11 2-10-1-7 0-2.5z"/>`) + '<circle r="2"/>',
]

/** The logo of a vendor, 96 x 96: a pale mark on a quiet disc, so that a row of ten sits still. */
export function drawVendorMark(code: string): string {
  const r = rng(`vendor${code}`)
  const count = r.int(3, 7)
  return svg(
    96,
    96,
    `<circle r="20" fill="${r.pick(GROUNDS)}"/><circle r="19.2" fill="none" stroke="${MARK}" stroke-opacity=".22"/><g fill="${MARK}">${r.pick(MARKS)(count)}</g>`,
    '-20 -20 40 40',
  )
}
