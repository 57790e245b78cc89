import type { Stage } from './looks.ts'
import type { Palette } from './palettes.ts'
import type { Rng } from '#mock/lib/rng.ts'
import { n } from './svg.ts'

/** Where the motif stands in its frame, in the frame's own units. */
export interface Frame {
  width: number
  height: number
  /** Centre of the stage. */
  x: number
  y: number
  /** Half the size of the motif at rest. */
  reach: number
}

/**
 * The set behind the motif, and the motif's own place before it; paints `m` (metal), `s` (disc) and the group `f` are
 * the tile's.
 */
export interface Setting {
  back: string
  front: string
}

/** One figure: centre, size of the 512 square, turn in degrees, opacity. */
const figure = (x: number, y: number, size: number, turn = 0, opacity = 1) => {
  const rotate = turn === 0 ? '' : ` rotate(${n(turn)})`
  const clear = opacity === 1 ? '' : ` opacity="${opacity}"`
  return `<use href="#f" transform="translate(${n(x)} ${n(y)})${rotate} scale(${(size / 512).toFixed(3)}) translate(-256 -256)"${clear}/>`
}
const disc = (x: number, y: number, r: number, paint: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`

export const SETTINGS: Record<Stage, (frame: Frame, palette: Palette, r: Rng) => Setting> = {
  sun: ({ x, y, reach }) => ({
    back: disc(x, y, reach * 1.14, 'fill="url(#s)"'),
    front: figure(x, y + 3, reach * 2.02),
  }),
  rays: ({ width, height, x, y, reach }, { light }, r) => {
    const spin = r.between(0, 1)
    const far = width + height
    let beams = ''
    for (let i = 0; i < 16; i += 1) {
      const at = ((i + spin) / 16) * Math.PI * 2
      const half = Math.PI / 40
      beams += `M${n(x)} ${n(y)}L${Math.round(x + Math.cos(at - half) * far)} ${Math.round(y + Math.sin(at - half) * far)}L${Math.round(x + Math.cos(at + half) * far)} ${Math.round(y + Math.sin(at + half) * far)}z`
    }
    return { back: `<path d="${beams}" fill="${light}" opacity=".15"/>`, front: figure(x, y + 2, reach * 2.16) }
  },
  ring: ({ x, y, reach }, { dark, light }) => ({
    back:
      disc(x, y, reach * 1.18, `fill="${dark}" fill-opacity=".42" stroke="url(#m)" stroke-width="2.6"`) +
      disc(x, y, reach * 1.05, `fill="none" stroke="${light}" stroke-width=".8" stroke-dasharray="1 3" opacity=".8"`),
    front: figure(x, y, reach * 1.62),
  }),
  bleed: ({ width, x, y, reach }, { light }, r) => ({
    back: disc(x, y, reach * 1.5, `fill="${light}" opacity=".14"`),
    front: figure(x + width * r.between(-0.05, 0.05), y + reach * 0.16, reach * 2.66, r.between(-9, 9)),
  }),
  arch: ({ x, y, reach }, { dark, light }) => {
    const w = reach * 1.08
    const top = y - reach * 1.22
    const outline = `M${n(x - w)} ${n(y + reach * 2)}V${n(y - reach * 0.1)}C${n(x - w)} ${n(y - reach * 0.75)} ${n(x - w * 0.25)} ${n(y - reach * 0.72)} ${n(x)} ${n(top)}C${n(x + w * 0.25)} ${n(y - reach * 0.72)} ${n(x + w)} ${n(y - reach * 0.75)} ${n(x + w)} ${n(y - reach * 0.1)}V${n(y + reach * 2)}`
    return {
      back: `<path d="${outline}" fill="${dark}" fill-opacity=".45" stroke="url(#m)" stroke-width="1.8"/>${disc(x, y + 2, reach * 0.86, `fill="${light}" opacity=".2"`)}`,
      front: figure(x, y + reach * 0.12, reach * 1.66),
    }
  },
  mirror: ({ width, height, x, y, reach }, { foot, light }, r) => {
    const shore = y + reach * 0.72
    let ripples = ''
    for (let i = 0; i < 5; i += 1)
      ripples += `M${n(width * r.between(0.05, 0.5))} ${n(shore + 4 + i * 5)}h${n(width * r.between(0.15, 0.45))}`
    const rest = figure(x, y - reach * 0.14, reach * 1.74)
    return {
      back: `${disc(x, shore - 2, reach * 1.25, 'fill="url(#s)" opacity=".9"')}<rect y="${n(shore)}" width="${width}" height="${n(height - shore)}" fill="${foot}"/><g opacity=".26" transform="translate(0 ${n(shore * 2)}) scale(1 -1)">${rest}</g><path d="${ripples}" stroke="${light}" stroke-width=".8" opacity=".4"/>`,
      front: rest,
    }
  },
  trio: ({ width, x, y, reach }, { light }) => ({
    back:
      disc(x, y, reach * 0.95, `fill="${light}" opacity=".22"`) +
      figure(x - width * 0.31, y - reach * 0.22, reach * 0.96, -14, 0.6) +
      figure(x + width * 0.31, y - reach * 0.22, reach * 0.96, 14, 0.6),
    front: figure(x, y + 4, reach * 1.76),
  }),
  moon: ({ width, height, x, y, reach }, { foot, dark, light }) => {
    const mx = x + reach * 0.42
    const my = y - reach * 0.48
    return {
      back: `${disc(mx, my, reach * 0.74, `fill="${light}" opacity=".92"`)}${disc(mx + reach * 0.2, my - reach * 0.08, reach * 0.74, 'fill="#fff" opacity=".2"')}<path d="M0 ${n(height * 0.58)}Q${n(width * 0.22)} ${n(height * 0.42)} ${n(width * 0.46)} ${n(height * 0.56)}T${width} ${n(height * 0.48)}V${height}H0z" fill="${foot}" opacity=".8"/><path d="M0 ${n(height * 0.68)}Q${n(width * 0.3)} ${n(height * 0.54)} ${n(width * 0.6)} ${n(height * 0.66)}T${width} ${n(height * 0.62)}V${height}H0z" fill="${dark}" opacity=".5"/>`,
      front: figure(x - reach * 0.14, y + reach * 0.2, reach * 1.8),
    }
  },
  gate: ({ width, height, x, y, reach }, { dark, light }) => {
    const w = reach * 1.12
    const top = y - reach * 1.12
    const post = (at: number) => `M${n(at - 3)} ${n(top + 4)}h6V${height}h-6z`
    return {
      back: `${disc(x, y, reach * 0.98, 'fill="url(#s)" opacity=".75"')}<path d="${post(x - w)}${post(x + w)}M${n(x - w - 9)} ${n(top + 15)}h${n(w * 2 + 18)}v4h${n(-w * 2 - 18)}zM${n(x - w - 14)} ${n(top - 4)}Q${n(x)} ${n(top + 6)} ${n(x + w + 14)} ${n(top - 4)}l-2 7Q${n(x)} ${n(top + 12)} ${n(x - w - 12)} ${n(top + 3)}z" fill="${dark}" opacity=".72"/><path d="M0 ${n(y + reach * 0.9)}h${width}" stroke="${light}" stroke-width=".8" opacity=".3"/>`,
      front: figure(x, y + reach * 0.16, reach * 1.62),
    }
  },
  lamps: ({ width, x, y, reach }, { light }, r) => {
    const lamp = (at: number, drop: number, size: number) =>
      `<path d="M${n(at)} 0V${n(drop)}" stroke="${light}" stroke-width=".7" opacity=".55"/>${disc(at, drop + size, size * 2.5, `fill="${light}" opacity=".16"`)}<path d="M${n(at - size * 0.5)} ${n(drop)}h${n(size)}c${n(size * 0.8)} ${n(size * 0.6)} ${n(size * 0.8)} ${n(size * 1.5)} 0 ${n(size * 2.1)}h${n(-size)}c${n(-size * 0.8)} ${n(-size * 0.6)} ${n(-size * 0.8)} ${n(-size * 1.5)} 0 ${n(-size * 2.1)}z" fill="${light}" opacity=".9"/>`
    const sway = r.between(0, 6)
    return {
      back:
        lamp(x - width * 0.37, 8 + sway, 5.4) +
        lamp(x - width * 0.24, 3 + sway * 0.5, 3.6) +
        lamp(x + width * 0.26, 4, 4) +
        lamp(x + width * 0.38, 14 - sway, 5.8),
      front: figure(x, y + reach * 0.16, reach * 1.92),
    }
  },
  fan: ({ x, y, reach }, { dark, light }) => {
    const base = y + reach * 0.86
    let ribs = ''
    for (let i = 0; i <= 10; i += 1) {
      const at = Math.PI + (i / 10) * Math.PI
      ribs += `M${n(x)} ${n(base)}L${n(x + Math.cos(at) * reach * 1.62)} ${n(base + Math.sin(at) * reach * 1.62)}`
    }
    const half = (r: number) => `M${n(x - r)} ${n(base)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0z`
    return {
      back: `<path d="${half(reach * 1.62)}" fill="${light}" opacity=".26"/><path d="${half(reach * 1.06)}" fill="${dark}" opacity=".3"/><path d="${ribs}" stroke="${light}" stroke-width=".8" opacity=".5"/><path d="${half(reach * 1.62)}" fill="none" stroke="url(#m)" stroke-width="1.8"/>`,
      front: figure(x, y + reach * 0.04, reach * 1.74),
    }
  },
}
