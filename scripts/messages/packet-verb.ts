import { extractMessages, readTranslations } from '#scripts/lib/message-catalogue.ts'
import { printExactly } from '#scripts/lib/print.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { readGlossary } from './glossary.ts'
import { readLanguage } from './language-argument.ts'
import { PACKET_COLUMNS, packetFor } from './packet.ts'
import { readStale } from './stale.ts'

export const verb: Verb = {
  summary: 'prints the missing and stale texts of a language for a translator',
  help: `Usage: npm run --silent messages -- packet TAG [--feature NAME] [--whole]

Prints a table for a spreadsheet, with tabs between the columns: ${PACKET_COLUMNS.join(', ')}.
"npm run messages -- import TAG FILE" imports it. Without --silent, npm prints its own lines before the table.

  --feature NAME   only texts whose id begins with NAME, such as cashier
  --whole          also the texts that are already translated`,
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
