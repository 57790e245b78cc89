import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/lib/run-command.ts'

/** A word of the trade, and how each language says it. */
export interface GlossaryTerm {
  term: string
  meaning: string
  /** Finds the term in lower-case English. */
  pattern: RegExp
  /** By BCP 47 tag, in lower case: the label first, then the stems that sentences may use. */
  forms: Readonly<Record<string, readonly string[]>>
}

/** One row a term: name, meaning, and a column a language, whose forms are parted by `|`. */
const GLOSSARY_FILE = 'scripts/messages/glossary.tsv'

/** The glossary, longer terms first, since they contain the shorter ones. */
export function readGlossary(): GlossaryTerm[] {
  const [head = '', ...rows] = readFileSync(join(ROOT, GLOSSARY_FILE), 'utf8').trim().split('\n')
  const tags = head.split('\t').slice(2)
  return rows
    .map((row) => {
      const [term = '', meaning = '', ...cells] = row.split('\t')
      const forms = Object.fromEntries(
        tags.map((tag, index) => [
          tag,
          (cells[index] ?? '')
            .split('|')
            .map((form) => form.trim().toLowerCase())
            .filter(Boolean),
        ]),
      )
      return { term, meaning, pattern: englishPattern(forms.en ?? []), forms }
    })
    .sort((one, other) => other.term.length - one.term.length)
}

/** The term as a word of its own, in the singular or the plural. */
function englishPattern(forms: readonly string[]): RegExp {
  const words = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}{])(?:${words.join('|')})s?(?![\p{L}}])`, 'iu')
}
