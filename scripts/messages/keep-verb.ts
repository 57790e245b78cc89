import { UsageError } from '#scripts/lib/command-line.ts'
import { translatedTags } from '#scripts/lib/message-catalogue.ts'
import { print } from '#scripts/lib/print.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { readLanguage } from './language-argument.ts'
import { readAgain, readStale, writeStale } from './stale.ts'

export const verb: Verb = {
  summary: 'keeps translations although their English text changed',
  help: `Usage: npm run messages -- keep ID [--language TAG]

Takes ID off the list of stale texts: the translations say what the new English says. Without --language, in all
languages.`,
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
