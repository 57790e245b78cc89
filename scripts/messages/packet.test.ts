import { expect, test, vi } from 'vitest'
import { readTranslation } from '#scripts/lib/message-catalogue.ts'
import { readGlossary } from './glossary.ts'
import { verb } from './packet-verb.ts'
import { packetFor, readPacket } from './packet.ts'
import { readAgain, staleAfter } from './stale.ts'

const source = {
  'money.form.deposit': { defaultMessage: 'Deposit', description: 'Button' },
  'money.form.lines': { defaultMessage: 'One\nTwo', description: 'Two lines' },
  'wallet.row.deposit': { defaultMessage: 'Deposit', description: 'Row' },
}
const known = { glossary: readGlossary(), stale: { 'wallet.row.deposit': ['th'] } }
const there = { 'money.form.lines': 'หนึ่ง\nสอง', 'wallet.row.deposit': 'ฝากเงิน' }

const ids = (table: string) =>
  table
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0])

test('a packet has what is missing and what is stale, with its terms and accepted neighbours', () => {
  const packet = packetFor('th', source, there, known, { whole: false })
  expect(ids(packet)).toEqual(['money.form.deposit', 'wallet.row.deposit'])
  expect(packet).toContain('deposit: ฝากเงิน, ฝาก')
  expect(packet).toContain('Deposit = ฝากเงิน')
})

test('a packet may be of one feature, and whole', () => {
  expect(ids(packetFor('th', source, there, known, { feature: 'money', whole: true }))).toEqual([
    'money.form.deposit',
    'money.form.lines',
  ])
})

test('a packet that comes back gives the texts that were filled in', () => {
  const table = packetFor('th', source, there, known, { whole: true })
  expect(readPacket(table)).toEqual({ texts: there })
  expect(readPacket('id\ttext\na.b.c\tหนึ่ง')).toEqual({
    fault: 'no line of it names the columns id and translation',
  })
})

test.each([
  ['the lines that npm puts before it', '\n> lanternhouse@0.1.0 messages\n> node scripts/messages.ts packet th\n\n'],
  ['the mark of a spreadsheet', '\uFEFF'],
])('a packet comes back with %s', (_what, before) => {
  const table = packetFor('th', source, there, known, { whole: true })
  expect(readPacket(before + table)).toEqual({ texts: there })
  expect(readPacket(before + table.replaceAll('\n', '\r\n'))).toEqual({ texts: there })
})

test('the packet of a language comes back as it was printed, with the signs that turn its text round', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await verb.run({ whole: true }, ['ur'])).toBe(0)
  const packet = String(printed.mock.calls[0]?.[0])
  printed.mockRestore()
  const texts = readTranslation('ur')
  expect(Object.values(texts).join('')).toMatch(/\p{Bidi_Control}/u)
  expect(readPacket(packet)).toEqual({ texts })
}, 60_000)

test('a changed English text makes its translations stale until they are read again', () => {
  const before = { 'a.b.c': 'One', 'a.b.d': 'Two' }
  const languages = { th: { 'a.b.c': 'หนึ่ง' }, hi: { 'a.b.c': 'एक' } }
  const stale = staleAfter({ 'x.y.z': ['th'] }, before, { 'a.b.c': 'Once', 'a.b.d': 'Two', 'a.b.e': 'New' }, languages)
  expect(stale).toEqual({ 'a.b.c': ['th', 'hi'] })
  expect(readAgain(stale, ['a.b.c'], ['th'])).toEqual({ 'a.b.c': ['hi'] })
})
