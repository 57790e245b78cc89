import { svg } from './svg.ts'

const CERTIFICATE_GLYPHS = [
  '<path d="M32 14l13 5v10c0 9-6 15-13 18-7-3-13-9-13-18V19z"/><path d="M26 30l4.5 4.5L39 26"/>',
  '<path d="M23 28h18v15H23zM26.5 28v-5a5.5 5.5 0 0 1 11 0v5M32 34v4"/>',
  '<path d="M22 26l8-6 12 3v13l-8 7-12-4zM22 26l12 4 8-7M34 30v13M27 33h.1M38 33h.1"/>',
  '<circle cx="32" cy="31" r="13"/><path d="M19 31h26M32 18c7 7 7 19 0 26-7-7-7-19 0-26z"/>',
  '<path d="M32 18v28M20 23h24M20 23l-5 11h10zM44 23l-5 11h10zM26 46h12"/>',
  '<circle cx="32" cy="31" r="13"/><path d="M32 23v8l6 4"/>',
] as const
export const CERTIFICATE_CODES = ['licence', 'privacy', 'random', 'network', 'fairness', 'support'] as const

/** A seal for the licence block, 128 x 128, in a grey that reads on ink and on paper; undefined for an unknown code. */
export function drawCertificate(code: string): string | undefined {
  const glyph = CERTIFICATE_GLYPHS[CERTIFICATE_CODES.findIndex((known) => known === code)]
  if (glyph === undefined) return undefined
  const teeth = Array.from({ length: 32 }, (_, i) => {
    const at = (i / 32) * Math.PI * 2
    const far = i % 2 === 0 ? 29 : 26.6
    return `${i === 0 ? 'M' : 'L'}${(32 + Math.cos(at) * far).toFixed(1)} ${(32 + Math.sin(at) * far).toFixed(1)}`
  })
  return svg(
    128,
    128,
    `<g fill="none" stroke="#7d879b" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="${teeth.join('')}z"/><circle cx="32" cy="32" r="22.5" stroke-width="1" stroke-dasharray="1 2.5"/>${glyph}</g>`,
    '0 0 64 64',
  )
}
