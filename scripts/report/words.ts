import { visible } from '#scripts/lib/print.ts'

/** `3 min 12 s`, `41 s`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** `1 finding`, `13 findings`. */
export const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`

/** The first of some names and how many more there are; where only one would be left over, all. */
export const listed = (names: readonly string[], shown: number): string =>
  names.length > shown + 1 ? `${names.slice(0, shown).join(', ')} and ${names.length - shown} more` : names.join(', ')

/** `2026-11-21, 02:31 UTC`, of a moment as JSON has it. */
export const moment = (at: string): string => `${at.slice(0, 16).replace('T', ', ')} UTC`

/** A list by what each of it belongs to, in the order it comes. */
export function grouped<One, Key>(list: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** What belongs to each tag, in the order it comes. */
export const byTag = <One extends { tag: string }>(list: readonly One[]): [string, One[]][] => [
  ...grouped(list, ({ tag }) => tag),
]

/** A long text is cut in the middle, never wrapped. */
export const truncateMiddle = (value: string, most = 60): string => {
  const flat = value.replaceAll(/\s+/g, ' ')
  const half = Math.floor((most - 1) / 2)
  return flat.length <= most ? flat : `${flat.slice(0, half)}…${flat.slice(-half)}`
}

/** A text as HTML and XML show it; whatever a server sent stays a text, and what is hidden in it becomes visible. */
export const escapeHtml = (value: string): string =>
  visible(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
