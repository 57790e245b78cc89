import { UsageError } from '#scripts/lib/command-line.ts'
import { translatedTags } from '#scripts/lib/message-catalogue.ts'
import { print } from '#scripts/lib/print.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { readLanguage } from './language-argument.ts'
import { readAgain, readStale, writeStale } from './stale.ts'

export const verb: Verb = {
  summary: 'keeps translations whose English text has changed',
  help: `Usage: npm run messages -- keep ID [--language TAG]

Removes ID from the list of stale texts, because its translations still match the new English text. Without --language,
this applies to all languages.`,
  options: { language: { type: 'string' } },
  names: ['ID'],
  run: async ({ language }, [id = '']) => {
    const stale = readStale()
    if (!(id in stale)) throw new UsageError(`${id} is not stale.`)
    const tags = typeof language === 'string' ? [readLanguage(language)] : translatedTags()
    writeStale(readAgain(stale, [id], tags))
    print(`${id}: kept in ${tags.join(', ')}`)
    return 0
  },
}
