import { n, stops, svg } from '../svg.ts'
import type { Rng } from '#mock/lib/rng.ts'

export const WIDTH = 716
export const HEIGHT = 360

/** The three hues of a banner, one for each house: night for lanterns, dusk for orchids, sea for tides. */
export interface Hue {
  deep: string
  base: string
  lift: string
  /** Lamps, moon rims and their reflections. */
  light: string
  /** Pale discs: moon, floodlights. */
  pale: string
  /** A second colour for cloth, paper and fruit. */
  accent: string
}

export const HUES = {
  night: { deep: '#0a1228', base: '#1b2b55', lift: '#33477d', light: '#f7c66d', pale: '#fbe9c2', accent: '#e2653a' },
  dusk: { deep: '#1c0d24', base: '#5b2140', lift: '#8a3550', light: '#ffb07a', pale: '#ffe6cf', accent: '#f0a3bd' },
  sea: { deep: '#051c2a', base: '#0e4a58', lift: '#1c7480', light: '#ffe0a0', pale: '#f4f6d8', accent: '#79d3e6' },
} as const satisfies Record<string, Hue>
export type HueName = keyof typeof HUES

/** What draws one banner; the same generator and hue give the same picture. */
export type Scene = (hue: Hue, r: Rng) => string

/**
 * The whole banner: sky first, the scene, and last the veil on which the page sets its words (at the left; the page
 * mirrors).
 */
export function banner(hue: Hue, scene: string): string {
  const { deep, base, light } = hue
  return svg(
    WIDTH,
    HEIGHT,
    `<defs><linearGradient id="k" x2="0" y2="1">${stops([0, deep], [0.72, base])}</linearGradient><radialGradient id="o">${stops([0, light, 0.55], [1, light, 0])}</radialGradient><radialGradient id="w" cy=".62">${stops([0, '#fff3c4'], [0.55, '#ffbf57'], [1, '#d8601f'])}</radialGradient><linearGradient id="v" x2=".78">${stops([0, deep, 0.95], [0.5, deep, 0.72], [1, deep, 0])}</linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#k)"/>${scene}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`,
  )
}

export function stars(r: Rng, count: number, low: number): string {
  let all = ''
  for (let i = 0; i < count; i += 1)
    all += `<circle cx="${Math.round(r.between(0, WIDTH))}" cy="${Math.round(r.between(0, low))}" r="${n(r.between(0.5, 1.5))}" opacity="${n(r.between(0.2, 0.9))}"/>`
  return `<g fill="#fff">${all}</g>`
}

export function moon(x: number, y: number, radius: number, pale: string): string {
  const sea = (dx: number, dy: number, r: number) =>
    `<circle cx="${n(x + dx * radius)}" cy="${n(y + dy * radius)}" r="${n(r * radius)}"/>`
  return `<circle cx="${x}" cy="${y}" r="${n(radius * 2.1)}" fill="url(#o)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${pale}"/><g fill="#d9b877" opacity=".38">${sea(-0.28, -0.16, 0.2)}${sea(0.32, 0.3, 0.28)}${sea(0.24, -0.46, 0.11)}${sea(-0.42, 0.4, 0.13)}</g>`
}

/** A chain of hills from edge to edge, filled to the foot of the picture. */
export function hills(r: Rng, y: number, rise: number, count: number, paint: string): string {
  let path = `M0 ${HEIGHT}V${n(y)}`
  for (let i = 0; i < count; i += 1)
    path += `Q${n((WIDTH / count) * (i + 0.5))} ${n(y - rise * r.between(0.3, 1.5))} ${n((WIDTH / count) * (i + 1))} ${n(y + r.between(-0.25, 0.25) * rise)}`
  return `<path d="${path}V${HEIGHT}z" ${paint}/>`
}

/** A lit paper lantern, about 24 wide and 45 high before scaling, hung from its middle. */
export function lantern(x: number, y: number, size: number, opacity = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${size})"${opacity === 1 ? '' : ` opacity="${opacity}"`}><circle r="34" fill="url(#o)"/><path d="M-6-16H6v4H-6zM-6 14H6v4H-6z" fill="#3a1606"/><path d="M-7-12H7c7 3 10 8 10 13S14 11 7 14H-7c-7-3-10-8-10-13s3-10 10-13z" fill="url(#w)"/><path d="M-4-12c-5 8-5 18 0 26M4-12c5 8 5 18 0 26M0-12v26" fill="none" stroke="#a63c10" stroke-opacity=".55" stroke-width="1.2"/><path d="M0 18v9M-3 18v5M3 18v5" stroke="#f2b544" stroke-width="1.3"/></g>`
}

/** Strokes of light lying on water below a lamp or moon. */
export function glitter(r: Rng, x: number, y: number, rows: number, spread: number, colour: string): string {
  let path = ''
  for (let i = 0; i < rows; i += 1) {
    const length = spread * r.between(0.4, 1) * (1 - (i / rows) * 0.35)
    path += `M${n(x - length / 2 + r.between(-0.14, 0.14) * spread)} ${n(y + i * 9)}h${n(length)}`
  }
  return `<path d="${path}" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" opacity=".42"/>`
}
