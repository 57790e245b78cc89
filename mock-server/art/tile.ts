import { chooseLook, motifOutline, type ArtCategory, type Look, type MotifName } from './looks.ts'
import { METALS, PALETTES, scrimColour, scrimOpacity, type Palette, type PaletteName } from './palettes.ts'
import { patternPaint } from './patterns.ts'
import { rng, type Rng } from '#mock/lib/rng.ts'
import { SETTINGS, type Frame } from './stages.ts'
import { n, stops, svg } from './svg.ts'

/** `tall` stands in grids, `wide` in the hot row, `icon` in lists where the name stands beside the picture. */
export type TileShape = 'tall' | 'wide' | 'icon'

/** Which game is drawn; the same values always give the same picture. */
export interface TileOf {
  seed: string
  category: ArtCategory
  palette?: PaletteName
  motif?: MotifName
}

const FRAMES: Record<TileShape, Frame> = {
  tall: { width: 120, height: 160, x: 60, y: 60, reach: 42 },
  wide: { width: 168, height: 120, x: 112, y: 44, reach: 35 },
  icon: { width: 40, height: 40, x: 20, y: 20, reach: 15 },
}

/** Share of the height where the scrim begins, and where the first line of a two-line name begins. */
const SCRIM = { tall: { from: 0.38, text: 0.61 }, wide: { from: 0.24, text: 0.5 } } as const

/** The whole picture of a game as stand-alone SVG, without its name. */
export function drawTile(of: TileOf, shape: TileShape): string {
  const frame = FRAMES[shape]
  const { width, height } = frame
  const look = chooseLook(of.seed, of.category, of)
  const palette = PALETTES[look.palette]
  const r = rng(`${of.category}|${of.seed}|${shape}`)
  const stage = shape === 'icon' ? 'sun' : look.stage
  const { back, front } = SETTINGS[stage](frame, palette, r)
  const all = `width="${width}" height="${height}"`
  const sparks = shape === 'icon' ? '' : `<g fill="${palette.light}" opacity=".85">${drawSparks(frame, r)}</g>`
  return svg(
    width,
    height,
    `<defs>${defs(look, palette, frame, r)}</defs><rect ${all} fill="url(#g)"/><rect ${all} fill="url(#p)" opacity=".2"/><rect ${all} fill="url(#l)"/>${back}${sparks}${front}${shape === 'icon' ? '' : scrim(shape, palette, frame)}`,
  )
}

function defs(look: Look, palette: Palette, { width, height }: Frame, r: Rng): string {
  const [lit, body, shade] = METALS[look.metal]
  const zoom = width < 100 ? 0.5 : 1
  return (
    `<linearGradient id="g" x1="${n(r.between(0, 0.5))}" x2="${n(r.between(0.5, 1))}" y2="1">${stops([0, palette.top], [1, palette.foot])}</linearGradient>` +
    `<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${n(width * look.light)}" cy="${n(-height * 0.05)}" r="${n(height * 0.8)}">${stops([0, palette.light, 0.6], [1, palette.light, 0])}</radialGradient>` +
    `<radialGradient id="s" cx=".42" cy=".34" r=".75">${stops([0, palette.light, 0.95], [1, palette.top, 0.5])}</radialGradient>` +
    `<linearGradient id="m" x1=".2" x2=".6" y2="1">${stops([0, lit], [0.48, body], [1, shade])}</linearGradient>` +
    patternPaint(look.pattern, palette.light, look.turn, zoom) +
    figure(look, palette, lit, width < 100 ? 1.6 : 1)
  )
}

/** The motif as an enamelled piece: drop, dark rim, lit upper edge, metal, and a gloss over its upper left. */
function figure({ motif, flipped }: Look, { dark }: Palette, lit: string, weight: number): string {
  const mirror = flipped ? ' transform="matrix(-1 0 0 1 512 0)"' : ''
  return (
    `<path id="o" d="${motifOutline(motif)}"/><clipPath id="c"><use href="#o"/></clipPath>` +
    `<g id="f"><g${mirror}><use href="#o" y="20" fill="${dark}" opacity=".5"/><use href="#o" fill="${dark}" stroke="${dark}" stroke-opacity=".6" stroke-width="${n(14 * weight)}" stroke-linejoin="round" fill-opacity="0"/><use href="#o" y="-5" fill="${lit}"/><use href="#o" fill="url(#m)"/><path d="M-40-40H470C430 150 250 310-40 330z" fill="#fff" opacity=".17" clip-path="url(#c)"/></g></g>`
  )
}

/** Seven small stars and dots in the upper part. */
function drawSparks({ width, height }: Frame, r: Rng): string {
  let all = ''
  for (let i = 0; i < 7; i += 1) {
    const x = n(r.between(0.06, 0.94) * width)
    const y = r.between(0.05, 0.55) * height
    const s = r.between(0.9, 2.6)
    all +=
      r() < 0.5
        ? `<path d="M${x} ${n(y - s * 1.6)}q${n(s * 0.2)} ${n(s * 1.4)} ${n(s * 1.6)} ${n(s * 1.6)}q${n(-s * 1.4)} ${n(s * 0.2)} ${n(-s * 1.6)} ${n(s * 1.6)}q${n(-s * 0.2)} ${n(-s * 1.4)} ${n(-s * 1.6)} ${n(-s * 1.6)}q${n(s * 1.4)} ${n(-s * 0.2)} ${n(s * 1.6)} ${n(-s * 1.6)}z"/>`
        : `<circle cx="${x}" cy="${n(y)}" r="${n(s * 0.45)}"/>`
  }
  return all
}

/** From clear to the opacity that the arithmetic asks for at the first line, then to nearly closed at the foot. */
function scrim(shape: 'tall' | 'wide', palette: Palette, { width, height }: Frame): string {
  const { from, text } = SCRIM[shape]
  const colour = scrimColour(palette)
  const least = scrimOpacity(palette)
  const line = (text - from) / (1 - from)
  const ramp = stops(
    [0, colour, 0],
    [Number((line * 0.5).toFixed(2)), colour, Number((least * 0.38).toFixed(2))],
    [Number(line.toFixed(2)), colour, least],
    [1, colour, 0.94],
  )
  return `<linearGradient id="k" x2="0" y2="1">${ramp}</linearGradient><rect y="${n(height * from)}" width="${width}" height="${n(height * (1 - from))}" fill="url(#k)"/>`
}
