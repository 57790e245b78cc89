import type { HelpSection } from '#src/api/generated/types.ts'
import { htmlText } from '#src/core/html/html-text.ts'
import { foldText } from '#src/lib/fold-text.ts'

/** The words of the help centre in the form they are compared in. */
export type HelpIndex = readonly { own: string; children: readonly string[] }[]

/** Sections that were found, by index, each with the sub-sections that were found in it. */
export type HelpMatches = ReadonlyMap<number, ReadonlySet<number>>

/** Reads every text once. */
export function indexOfHelp(sections: readonly HelpSection[]): HelpIndex {
  const words = ({ title, content }: { title: string; content: string }) => foldText(`${title} ${htmlText(content)}`)
  return sections.map((section) => ({ own: words(section), children: section.children.map(words) }))
}

/** Where all words of a search stand together; undefined when nothing is searched for. */
export function findInHelp(index: HelpIndex, search: string): HelpMatches | undefined {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const has = (text: string) => words.every((word) => text.includes(word))
  const matches = new Map<number, ReadonlySet<number>>()
  index.forEach(({ own, children }, section) => {
    const found = new Set(children.flatMap((text, child) => (has(text) ? [child] : [])))
    if (found.size > 0 || has(own)) matches.set(section, found)
  })
  return matches
}
