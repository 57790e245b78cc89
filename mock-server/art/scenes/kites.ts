import { n } from '../svg.ts'
import { HEIGHT, hills, WIDTH, type Scene } from './scene-parts.ts'

/** A kite festival at day's end: diamond kites with tails over the palms and roof terraces of an old town. */
export const kites: Scene = ({ deep, base, lift, light, pale, accent }, r) => {
  const kite = (x: number, y: number, size: number, turn: number, one: string, two: string) => {
    const bows = [20, 40, 60, 80].map((at) => `M-5 ${54 + at - 8}l10 6v-6l-10 6z`).join('')
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 56q14 26-4 44t4 50" fill="none" stroke="${pale}" stroke-width="1.6"/><path d="${bows}" fill="${one}"/><path d="M0-56L40-6 0 56-40-6z" fill="${one}"/><path d="M0-56L40-6H0zM0 56L-40-6H0z" fill="${two}"/><circle cy="-6" r="11" fill="${pale}"/><path d="M0-56V56M-40-6H40" stroke="${deep}" stroke-width="1.4" opacity=".55"/></g>`
  }
  const house = (x: number, w: number, top: number) =>
    `M${x} ${HEIGHT}V${top}h-4v-7h${w + 8}v7h-4V${HEIGHT}zM${x + 6} ${top - 7}v-9h${n(w * 0.36)}v9z`
  const palm = (x: number, top: number, size: number) => {
    const leaf = (dx: number, dy: number) =>
      `M${x} ${top}q${n(dx * 0.5 * size)} ${n((dy - 16) * size)} ${n(dx * size)} ${n(dy * size)}q${n(-dx * 0.55 * size)} ${n(-10 * size)} ${n(-dx * size)} ${n(-dy * size)}z`
    return `M${x - 2} ${top}q5 50 0 ${HEIGHT - top}h6q3-60-3-${HEIGHT - top}z${leaf(34, 12)}${leaf(-34, 12)}${leaf(28, -10)}${leaf(-28, -10)}${leaf(16, 26)}${leaf(-16, 26)}`
  }
  let birds = ''
  for (let i = 0; i < 7; i += 1) birds += `M${n(r.between(330, 690))} ${n(r.between(30, 160))}q5-6 9 0q4-6 9 0`
  const lines = [
    [480, 96, 452, 300],
    [626, 118, 560, 290],
    [372, 176, 420, 306],
    [566, 208, 604, 300],
  ]
    .map(([x1, y1, x2, y2]) => `M${x1} ${y1}Q${x2} ${y1} ${x2} ${y2}`)
    .join('')
  return (
    `<defs><linearGradient id="t" x2="0" y2="1"><stop stop-color="${base}"/><stop offset=".5" stop-color="${lift}"/><stop offset=".85" stop-color="${light}"/></linearGradient></defs><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#t)"/>` +
    `<circle cx="560" cy="262" r="210" fill="url(#o)"/><circle cx="560" cy="262" r="66" fill="${pale}"/><path d="M300 90h120M340 100h160M520 60h150M560 70h110M420 190h120M610 176h106" stroke="${pale}" stroke-width="7" stroke-linecap="round" opacity=".16"/>` +
    hills(r, 282, 34, 5, `fill="${lift}" opacity=".85"`) +
    `<path d="${house(330, 62, 262)}${house(404, 50, 242)}${house(462, 70, 256)}${house(596, 56, 240)}${house(662, 60, 258)}${palm(392, 214, 1)}${palm(578, 196, 1.15)}${palm(700, 206, 1)}" fill="${base}"/>` +
    `<path d="${birds}" stroke="${deep}" stroke-width="2" fill="none" stroke-linecap="round"/><path d="${lines}" stroke="${pale}" fill="none" opacity=".5"/>` +
    kite(480, 96, 1.05, 22, '#e2653a', '#f7c66d') +
    kite(626, 118, 1.3, -18, accent, '#b3273f') +
    kite(372, 176, 0.72, -28, '#2fa08c', '#fbeed2') +
    kite(566, 208, 0.6, 14, '#f2b544', '#a83a6a') +
    `<path d="M0 ${HEIGHT}V300h210v-14h70v22h60v-12h90v10h70v-16h100v18h60v-10h56v62z" fill="${deep}"/><g fill="${deep}"><circle cx="452" cy="298" r="6"/><path d="M446 306h12l3 22h-18z"/><path d="M452 306l5-14 3 1-4 15z"/><circle cx="604" cy="294" r="6"/><path d="M598 302h12l3 22h-18z"/></g><path d="M236 302h8v10h-8zM320 316h8v10h-8zM512 312h8v10h-8zM660 318h8v10h-8z" fill="#ffd37e"/>`
  )
}
