import { motifOutline, type MotifName } from './looks.ts'
import { METALS, PALETTES, type PaletteName } from './palettes.ts'
import { patternPaint } from './patterns.ts'
import { stops, svg } from './svg.ts'

const TOP_UPS: ReadonlyMap<string, readonly [MotifName, PaletteName]> = new Map([
  ['topup-1', ['open-treasure-chest', 'lacquer']],
  ['topup-2', ['coins', 'indigo']],
  ['topup-3', ['asian-lantern', 'plum']],
])

/** The emblem of a step of the floating top-up promotion (HOME-17); undefined for an unknown name. */
export function drawTopUpEmblem(name: string): string | undefined {
  const chosen = TOP_UPS.get(name)
  return chosen && drawEmblem(...chosen)
}

/** A round emblem on a clear ground, 240 x 240. */
export function drawEmblem(motif: MotifName, paletteName: PaletteName): string {
  const { top, foot, dark, light } = PALETTES[paletteName]
  const [lit, body, shade] = METALS.gold
  const beads = Array.from({ length: 24 }, (_, i) => {
    const at = (i / 24) * Math.PI * 2
    return `M${(120 + Math.cos(at) * 97).toFixed(1)} ${(120 + Math.sin(at) * 97).toFixed(1)}h.1`
  }).join('')
  return svg(
    240,
    240,
    `<defs><radialGradient id="h">${stops([0.6, light, 0.55], [1, light, 0])}</radialGradient><radialGradient id="g" cx=".4" cy=".25" r=".9">${stops([0, top], [1, foot])}</radialGradient><linearGradient id="m" x1=".2" x2=".6" y2="1">${stops([0, lit], [0.5, body], [1, shade])}</linearGradient>${patternPaint('petal', light, 0, 1.6)}<path id="o" d="${motifOutline(motif)}"/></defs><circle cx="120" cy="120" r="120" fill="url(#h)"/><circle cx="120" cy="120" r="108" fill="url(#m)"/><circle cx="120" cy="120" r="103" fill="${dark}"/><path d="${beads}" stroke="${lit}" stroke-width="5" stroke-linecap="round"/><circle cx="120" cy="120" r="90" fill="url(#g)"/><circle cx="120" cy="120" r="90" fill="url(#p)" opacity=".25"/><circle cx="120" cy="120" r="90" fill="none" stroke="url(#m)" stroke-width="2.5"/><ellipse cx="120" cy="66" rx="60" ry="28" fill="#fff" opacity=".1"/><g transform="translate(56 56) scale(.25)"><use href="#o" y="22" fill="${dark}" opacity=".5"/><use href="#o" fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="14"/><use href="#o" y="-6" fill="${lit}"/><use href="#o" fill="url(#m)"/></g>`,
  )
}
