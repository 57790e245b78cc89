/**
 * `npm run messages -- <verb>`
 *
 *   extract         writes en.json from the sources
 *   missing <tag>   prints what the language lacks, with English text and description, to hand to a translator
 *   --check         says what is wrong with en.json and the translations
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './lib/fail.ts'
import {
  extractMessages,
  formatSource,
  MESSAGES_FOLDER,
  readTranslation,
  SOURCE_FILE,
  translatedTags,
} from './lib/message-catalogue.ts'
import { messageFaults } from './lib/message-faults.ts'
import { ROOT } from './lib/run-command.ts'

const [verb, tag] = process.argv.slice(2)
if (verb === 'extract') await writeSource()
else if (verb === 'missing' && tag) await printMissing(tag)
else if (verb === '--check') await printFaults()
else fail('Usage: npm run messages -- extract | missing <language tag> | --check', 2)

async function writeSource(): Promise<void> {
  const messages = await extractMessages()
  mkdirSync(join(ROOT, MESSAGES_FOLDER), { recursive: true })
  writeFileSync(join(ROOT, SOURCE_FILE), formatSource(messages))
  console.log(`${SOURCE_FILE}: ${Object.keys(messages).length} messages`)
}

async function printMissing(language: string): Promise<void> {
  const source = await extractMessages()
  const translation = translatedTags().includes(language) ? readTranslation(language) : {}
  const missing = Object.fromEntries(Object.entries(source).filter(([id]) => !(id in translation)))
  console.log(JSON.stringify(missing, null, 2))
}

async function printFaults(): Promise<void> {
  const faults = await messageFaults()
  if (faults.length > 0) fail(`${faults.join('\n')}\n${faults.length} faults in the messages`)
  console.log('The messages are in order.')
}
