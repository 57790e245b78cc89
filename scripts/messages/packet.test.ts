import { expect, test } from 'vitest'
import { readGlossary } from './glossary.ts'
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
    fault: 'its first line does not name the columns id and translation',
  })
})

test('a changed English text makes its translations stale until they are read again', () => {
  const before = { 'a.b.c': 'One', 'a.b.d': 'Two' }
  const languages = { th: { 'a.b.c': 'หนึ่ง' }, hi: { 'a.b.c': 'एक' } }
  const stale = staleAfter({ 'x.y.z': ['th'] }, before, { 'a.b.c': 'Once', 'a.b.d': 'Two', 'a.b.e': 'New' }, languages)
  expect(stale).toEqual({ 'a.b.c': ['th', 'hi'] })
  expect(readAgain(stale, ['a.b.c'], ['th'])).toEqual({ 'a.b.c': ['hi'] })
})
