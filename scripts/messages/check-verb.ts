import { print, printError } from '#scripts/lib/print.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { messageFaults } from './faults.ts'

export const verb: Verb = {
  summary: 'says what is wrong with en.json and the translations',
  help: `Usage: npm run messages -- check

Checks ids, placeholders, plural arms, script, signs, sentence ends, lengths, words of the glossary and stale texts, as
docs/languages.md lists them. Exits with 1 if it finds anything.`,
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
