import { extractMessages, readTranslations } from '#scripts/lib/message-catalogue.ts'
import { printExactly } from '#scripts/lib/print.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { readGlossary } from './glossary.ts'
import { readLanguage } from './language-argument.ts'
import { PACKET_COLUMNS, packetFor } from './packet.ts'
import { readStale } from './stale.ts'

export const verb: Verb = {
  summary: 'prints what a translator needs for the missing and stale texts of a language',
  help: `Usage: npm run --silent messages -- packet TAG [--feature NAME] [--whole]

Prints a table for a spreadsheet, tabs between its columns: ${PACKET_COLUMNS.join(', ')}.
"npm run messages -- import TAG FILE" takes it back. Without --silent, npm prints lines of its own before it.

  --feature NAME   only texts whose id begins with it, such as cashier
  --whole          also the texts that are there`,
  options: { feature: { type: 'string' }, whole: { type: 'boolean' } },
  names: ['TAG'],
  run: async ({ feature, whole }, [name = '']) => {
    const tag = readLanguage(name)
    const source = await extractMessages()
    const texts = readTranslations()[tag] ?? {}
    const known = { glossary: readGlossary(), stale: readStale() }
    const options = { feature: typeof feature === 'string' ? feature : undefined, whole: whole === true }
    printExactly(packetFor(tag, source, texts, known, options))
    return 0
  },
}
