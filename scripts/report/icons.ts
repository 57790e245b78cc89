/** Drawings of the reports, 16 by 16; each state has its own shape. */
const SHAPES = {
  pass: '<circle cx="8" cy="8" r="7" fill="currentColor"/><path d="M4.6 8.2l2.4 2.4 4.4-5" fill="none" stroke="var(--ground)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  fail: '<rect x="1.5" y="1.5" width="13" height="13" rx="2.5" fill="currentColor"/><path d="M5 5l6 6M11 5l-6 6" stroke="var(--ground)" stroke-width="1.9" stroke-linecap="round"/>',
  none: '<circle cx="8" cy="8" r="6.2" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2.6 2.2"/><path d="M5.2 8h5.6" stroke="currentColor" stroke-width="1.6"/>',
  warn: '<path d="M8 1.4 15.2 14.4H.8z" fill="currentColor"/><path d="M8 6v4M8 12v.6" stroke="var(--ground)" stroke-width="1.7" stroke-linecap="round"/>',
  minor:
    '<circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="8" cy="8" r="2" fill="currentColor"/>',
  search:
    '<circle cx="6.8" cy="6.8" r="4.6" stroke="currentColor" stroke-width="1.4"/><path d="M10.3 10.3l3.9 3.9" stroke="currentColor" stroke-width="1.4" stroke-linecap="round"/>',
  twist: '<path d="M6 4l4 4-4 4" fill="none" stroke="currentColor" stroke-width="1.5"/>',
} as const

export type Icon = keyof typeof SHAPES

export const icon = (name: Icon): string =>
  `<svg class="icon" viewBox="0 0 16 16" fill="none" aria-hidden="true">${SHAPES[name]}</svg>`

export const LANTERN =
  '<svg viewBox="0 0 20 24" aria-hidden="true"><path d="M10 0v3M7 3h6M7 19h6M10 19v5" stroke="var(--gold)" stroke-width="1.6" fill="none"/><path d="M6 3.5C1.5 7 1.5 15 6 18.5h8C18.5 15 18.5 7 14 3.5z" fill="var(--gold)"/><path d="M10 3.5v15M6.8 4c-2 4.5-2 9.5 0 14M13.2 4c2 4.5 2 9.5 0 14" stroke="var(--ground)" stroke-width=".9" fill="none" opacity=".55"/></svg>'
