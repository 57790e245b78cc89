export const PARTS = ['bytes', 'lighthouse', 'visits', 'interactions', 'generate', 'throughput', 'start'] as const
export type Part = (typeof PARTS)[number]
