import { print, printError } from '#scripts/lib/print.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { messageFaults } from './faults.ts'

export const verb: Verb = {
  summary: 'checks en.json and the translations',
  help: `Usage: npm run messages -- check

Checks ids, placeholders, plural categories, script, punctuation, lengths, glossary terms and stale texts;
docs/languages.md lists the checks. Exits with 1 if it finds anything.`,
  options: {},
  run: async () => {
    const faults = await messageFaults()
    if (faults.length === 0) {
      print('The messages are in order.')
      return 0
    }
    printError(`${faults.join('\n')}\n${faults.length} faults in the messages`)
    return 1
  },
}
