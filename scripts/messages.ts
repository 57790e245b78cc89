import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine, runCommandLine, UsageError } from './lib/command-line.ts'
import { fail } from './lib/fail.ts'
import { readOneOf } from './lib/flag-values.ts'
import {
  extractMessages,
  formatSource,
  MESSAGES_FOLDER,
  readTranslation,
  SOURCE_FILE,
  translatedTags,
} from './lib/message-catalogue.ts'
import { messageFaults } from './check/message-faults.ts'
import { ROOT } from './lib/run-command.ts'
import { print } from './lib/print.ts'

const USAGE = `npm run messages -- extract | missing TAG | --check

  extract       writes en.json from the sources
  missing TAG   prints what the language lacks, with English text and description, to hand to a translator
  --check       says what is wrong with en.json and the translations
`

const LINE = {
  command: 'npm run messages --',
  help: USAGE,
  options: { check: { type: 'boolean' } },
  names: ['VERB…'],
} as const

const { values, positionals } = readCommandLine(LINE)
await runCommandLine(LINE, async () => {
  const [verb, tag, stray] = positionals
  if (values.check && verb === undefined) return printFaults()
  if (values.check || verb === undefined) throw new UsageError('use one of: extract, missing TAG, --check.')
  const todo = readOneOf('verb', verb, ['extract', 'missing'])
  if (todo === 'missing' && tag === undefined) throw new UsageError('name a language TAG, such as th.')
  const over = todo === 'extract' ? tag : stray
  if (over !== undefined) throw new UsageError(`"${over}" is one argument too many.`)
  return todo === 'extract' ? writeSource() : printMissing(tag ?? '')
})

async function writeSource(): Promise<void> {
  const messages = await extractMessages()
  mkdirSync(join(ROOT, MESSAGES_FOLDER), { recursive: true })
  writeFileSync(join(ROOT, SOURCE_FILE), formatSource(messages))
  print(`${SOURCE_FILE}: ${Object.keys(messages).length} messages`)
}

async function printMissing(language: string): Promise<void> {
  const source = await extractMessages()
  const translation = translatedTags().includes(language) ? readTranslation(language) : {}
  const missing = Object.fromEntries(Object.entries(source).filter(([id]) => !(id in translation)))
  print(JSON.stringify(missing, null, 2))
}

async function printFaults(): Promise<void> {
  const faults = await messageFaults()
  if (faults.length > 0) fail(`${faults.join('\n')}\n${faults.length} faults in the messages`)
  print('The messages are complete.')
}
