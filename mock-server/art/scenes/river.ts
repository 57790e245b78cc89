import { glitter, HEIGHT, hills, lantern, moon, stars, WIDTH, type Scene } from './scene-parts.ts'

/** A dark river town: paper lanterns rise over the water under a full moon. */
export const river: Scene = ({ deep, base, lift, pale }, r) => {
  const shore = HEIGHT * 0.72
  const roofs = [430, 486, 556, 640, 690].map((x) => {
    const w = r.between(30, 46)
    const y = shore - r.between(16, 32)
    return `M${n0(x - w)} ${n0(y)}q${n0(w * 0.5)} -2 ${n0(w)} -${n0(w * 0.42)}q${n0(w * 0.5)} ${n0(w * 0.4)} ${n0(w)} ${n0(w * 0.42)}l-6 3V${n0(shore)}H${n0(x - w + 6)}V${n0(y + 3)}z`
  })
  const windows = [412, 440, 480, 552, 570, 636, 652, 684].map((x) => `M${x} ${n0(shore - 12)}h5v6h-5z`).join('')
  // Above the line on which a carousel has its dots.
  const boats = boat(322, 292, 1) + boat(600, 286, 1.4)
  const lamps: readonly (readonly [number, number, number, number])[] = [
    [0.93, 0.2, 1.85, 1],
    [0.55, 0.2, 0.78, 0.85],
    [0.86, 0.5, 1, 0.9],
    [0.64, 0.46, 1.2, 1],
    [0.47, 0.42, 0.56, 0.7],
    [0.79, 0.13, 0.62, 0.75],
    [0.4, 0.16, 0.42, 0.6],
  ]
  return (
    stars(r, 34, HEIGHT * 0.5) +
    moon(515, 130, 74, pale) +
    hills(r, HEIGHT * 0.62, 70, 5, `fill="${lift}" opacity=".55"`) +
    hills(r, HEIGHT * 0.68, 48, 6, `fill="${base}"`) +
    `<path d="${roofs.join('')}" fill="${deep}"/><path d="${windows}" fill="#ffd37e"/>` +
    `<path d="M0 ${shore}H${WIDTH}V${HEIGHT}H0z" fill="${deep}"/><path d="M0 ${shore}H${WIDTH}V${HEIGHT}H0z" fill="${lift}" opacity=".42"/>` +
    glitter(r, 515, shore + 8, 10, 170, pale) +
    glitter(r, 662, shore + 14, 8, 60, '#ffbf57') +
    glitter(r, 458, shore + 12, 5, 40, '#ffbf57') +
    boats +
    lamps.map(([x, y, size, clear]) => lantern(WIDTH * x, HEIGHT * y, size, clear)).join('')
  )
}

const n0 = (value: number) => String(Math.round(value))

function boat(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-34-4Q0 12 34-4L26 9H-26z" fill="#05080f"/><path d="M-12-3q12-16 24 0z" fill="#141007"/><path d="M20-6v-16" stroke="#05080f" stroke-width="2"/>${lantern(20, -14, 0.42)}</g>`
}
