/** One woven cell: width, height and its outline, drawn as a stroke in the palette's light. */
type Cell = readonly [width: number, height: number, outline: string]

const PATTERNS = {
  wave: [
    16,
    8,
    'M.5 8a7.5 7.5 0 0 1 15 0M3 8a5 5 0 0 1 10 0M5.5 8a2.5 2.5 0 0 1 5 0M-7.5 4a7.5 7.5 0 0 1 15 0M8.5 4a7.5 7.5 0 0 1 15 0',
  ],
  hemp: [
    20,
    34.6,
    'M10 0v34.6M0 5.8l20 11.5M20 5.8L0 17.3M0 28.8l20-11.5M20 28.8L0 17.3M0 5.8v23M10 11.5L0 5.8M10 11.5l10-5.7',
  ],
  lattice: [14, 14, 'M0 7h14M7 0v14M3.5 3.5h7v7h-7z'],
  scale: [18, 9, 'M0 0a9 9 0 0 0 18 0M-9 9a9 9 0 0 0 18 0M9 9a9 9 0 0 0 18 0'],
  diamond: [14, 20, 'M7 0l7 10-7 10L0 10zM7 6l2.8 4L7 14l-2.8-4z'],
  key: [16, 16, 'M0 14h14V2H4v8h6V6H7'],
  cloud: [34, 18, 'M2 13c0-5 7-5 7-1 1-8 12-7 12 0 1-4 8-3 8 1M19 4c0-3 5-3 5 0 1-4 8-3 8 0'],
  dots: [9, 9, 'M1.9 2.2h.6M6.4 6.7h.6'],
  weave: [12, 12, 'M0 3h6M6 9h6M3 6v6M9 0v6'],
  chevron: [16, 8, 'M0 8L8 2l8 6M0 4L8-2l8 6'],
  petal: [
    20,
    20,
    'M10 10C4 10 0 6 0 0c6 0 10 4 10 10zc6 0 10-4 10-10-6 0-10 4-10 10zc-6 0-10 4-10 10 6 0 10-4 10-10zc6 0 10 4 10 10-6 0-10-4-10-10z',
  ],
  ogee: [18, 26, 'M9 0c0 6 9 7 9 13S9 20 9 26M9 0c0 6-9 7-9 13s9 7 9 13M9 9v8'],
} as const satisfies Record<string, Cell>
export type PatternName = keyof typeof PATTERNS

const isPattern = (name: string): name is PatternName => name in PATTERNS
export const PATTERN_NAMES: readonly PatternName[] = Object.keys(PATTERNS).filter(isPattern)

/** The definition of a pattern as a paint server with the id `p`. */
export function patternPaint(name: PatternName, light: string, turn: number, zoom = 1): string {
  const [width, height, outline] = PATTERNS[name]
  const transform = `rotate(${turn})${zoom === 1 ? '' : ` scale(${zoom})`}`
  return `<pattern id="p" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}"><path d="${outline}" fill="none" stroke="${light}" stroke-width=".8" stroke-linecap="round"/></pattern>`
}
