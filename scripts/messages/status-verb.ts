import { extractMessages, readTranslations } from '#scripts/lib/message-catalogue.ts'
import { print } from '#scripts/lib/print.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { readExceptions } from './exceptions.ts'
import { readGlossary } from './glossary.ts'
import { statusOf, statusTable } from './status.ts'
import { readStale } from './stale.ts'

export const verb: Verb = {
  summary: 'prints a row per language: texts, stale texts, exceptions, use of the glossary',
  help: `Usage: npm run messages -- status

Prints a table in Markdown.`,
  options: {},
  run: async () => {
    const source = await extractMessages()
    const known = { glossary: readGlossary(), stale: readStale(), exceptions: readExceptions() }
    const languages = Object.entries(readTranslations())
    print(statusTable(languages.map(([tag, texts]) => statusOf(tag, source, texts, known))))
    return 0
  },
}
