import { englishTexts, type SourceMessages, type Translation } from '#scripts/lib/message-catalogue.ts'
import type { Exception } from './exceptions.ts'
import { textFaults } from './faults.ts'
import type { GlossaryTerm } from './glossary.ts'
import type { Stale } from './stale.ts'
import { glossaryUse } from './whole-language.ts'

/** Where one language stands. */
export interface LanguageStatus {
  tag: string
  /** Texts there are, and texts there should be. */
  complete: number
  wanted: number
  faults: number
  stale: number
  exceptions: number
  /** The part of the texts with a term of the glossary that use one of its forms, from 0 to 1. */
  inGlossary: number
}

/** Counts what stands in one language's file. */
export function statusOf(
  tag: string,
  source: SourceMessages,
  texts: Translation,
  known: { glossary: readonly GlossaryTerm[]; stale: Stale; exceptions: readonly Exception[] },
): LanguageStatus {
  const { used, missed } = glossaryUse(tag, englishTexts(source), texts, known.glossary)
  const { faults, excepted } = textFaults(tag, source, texts, known.exceptions)
  return {
    tag,
    complete: Object.keys(texts).filter((id) => id in source).length,
    wanted: Object.keys(source).length,
    faults: faults.length,
    stale: Object.values(known.stale).filter((tags) => tags.includes(tag)).length,
    exceptions: excepted.length,
    inGlossary: used / Math.max(1, used + missed.length),
  }
}

/** The table as Markdown. */
export function statusTable(rows: readonly LanguageStatus[]): string {
  const cells = rows.map(({ tag, complete, wanted, faults, stale, exceptions, inGlossary }) =>
    [tag, `${complete} of ${wanted}`, faults, stale, exceptions, `${(inGlossary * 100).toFixed(1)} %`].join(' | '),
  )
  const head = ['language | texts | faults | stale | exceptions | glossary', '--- | ---: | ---: | ---: | ---: | ---:']
  return [...head, ...cells].map((row) => `| ${row} |`).join('\n')
}
