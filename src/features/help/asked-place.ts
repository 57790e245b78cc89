import type { HelpSection } from '#src/api/generated/types.ts'

/** A section of the help centre, and maybe a sub-section of it, by index from 0. */
export interface HelpPlace {
  section: number
  child?: number
}

/**
 * Where a link into the help centre leads: `tag` names a section (HELP-03), `p` is its index (HELP-04), `c` the index
 * of a sub-section in it (HELP-05). Indexes count from 0, while headings show them from 1. The tag wins over the index;
 * what does not exist selects nothing.
 */
export function askedPlace(query: URLSearchParams, sections: readonly HelpSection[]): HelpPlace | undefined {
  const tagged = sections.findIndex(({ tag }) => tag === query.get('tag'))
  const section = tagged >= 0 ? tagged : indexOf(query.get('p'))
  const found = section === undefined ? undefined : sections[section]
  if (section === undefined || !found) return undefined
  const child = indexOf(query.get('c'))
  return child === undefined || child >= found.children.length ? { section } : { section, child }
}

function indexOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined
}
