import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  englishTexts,
  extractMessages,
  formatById,
  MESSAGES_FOLDER,
  readTranslation,
  readTranslations,
  SOURCE_FILE,
} from '#scripts/lib/message-catalogue.ts'
import { print } from '#scripts/lib/print.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { writeLocaleWords } from './locale-words.ts'
import { numberIds } from './message-numbers.ts'
import { readStale, STALE_FILE, staleAfter, writeStale } from './stale.ts'

export const verb: Verb = {
  summary: 'writes en.json from the sources, and lists translations that become stale',
  help: `Usage: npm run messages -- extract

Writes ${SOURCE_FILE}. If an English text has changed, ${STALE_FILE} lists its translations until they are imported again
or kept.`,
  options: {},
  run: async () => {
    const messages = await extractMessages()
    const before = existsSync(join(ROOT, SOURCE_FILE)) ? readTranslation('en') : {}
    const after = englishTexts(messages)
    mkdirSync(join(ROOT, MESSAGES_FOLDER), { recursive: true })
    writeFileSync(join(ROOT, SOURCE_FILE), formatById(after))
    numberIds(Object.keys(messages))
    await writeLocaleWords()
    const stale = staleAfter(readStale(), before, after, readTranslations())
    writeStale(stale)
    print(`${SOURCE_FILE}: ${Object.keys(messages).length} messages, ${Object.keys(stale).length} of them stale`)
    return 0
  },
}
