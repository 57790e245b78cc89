import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFaults, translationFaults, type SameTextRule } from '../lib/compare-messages.ts'
import {
  extractMessages,
  formatSource,
  readTranslation,
  SOURCE_FILE,
  translatedTags,
} from '../lib/message-catalogue.ts'
import { ROOT } from '../lib/run-command.ts'

/** Texts that are the same word in many languages. Compared as a whole. */
const SAME_EVERYWHERE = new Set([
  'VIP',
  'SMS',
  'PIN',
  'OTP',
  'OK',
  'FAQ',
  'RTP',
  'UPI ID',
  'Baccarat',
  'Jackpot',
  'Telegram',
  'WhatsApp',
  'Line',
  'Facebook',
])
/** Borrowed words, by language. */
const SAME_IN: Record<string, ReadonlySet<string>> = {
  id: new Set([
    'Status',
    'Total',
    'Bonus',
    'Level',
    'Menu',
    'Promo',
    'Reset',
    'Bank',
    'Data',
    'Transfer',
    'Email',
    'Chat',
    'Online',
    'Live',
    'Login',
    'Slot',
    'Filter',
    'Deposit',
    'Deposit {amount}',
    'Member',
    'Upline',
    'Level {level, number}, upline {upline}',
    'Level {number, number}',
    'Rebate',
    'Turnover',
    'E-sports',
    'Live chat',
  ]),
}
const MAY_STAY: SameTextRule = {
  maySay: (tag, _id, text) => SAME_EVERYWHERE.has(text) || (SAME_IN[tag]?.has(text) ?? false),
}

/** Everything that is wrong with the messages; empty when the extraction and every language are in order. */
export async function messageFaults(): Promise<string[]> {
  const source = await extractMessages()
  const file = join(ROOT, SOURCE_FILE)
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === formatSource(source)
  const tags = translatedTags()
  return [
    ...(isFresh ? [] : [`${SOURCE_FILE} is not what the sources say: run "npm run messages -- extract"`]),
    ...(tags.length > 0 ? [] : ['no language besides English has a file']),
    ...sourceFaults(source),
    ...tags.flatMap((tag) => translationFaults(tag, source, readTranslation(tag), MAY_STAY)),
  ]
}
