import { expect, it } from 'vitest'
import { below, formatTeamQuery, isDirect, parseTeamQuery } from './team-query.ts'

const reread = (address: string) => formatTeamQuery(parseTeamQuery(new URLSearchParams(address))).toString()

it.each([
  ['', ''],
  ['scope=all&name=arif&type=1&state=off', 'scope=all&name=arif&type=1&state=off'],
  ['scope=other&type=7&state=maybe', ''],
  ['type=1&state=on', ''],
  ['below=105.farhana&below=106&below=.x&below=106.', 'below=105.farhana'],
  ['below=105.farhana&below=1.a.b&below=1.%25E0', 'below=105.farhana'],
  [`below=1.${'a'.repeat(65)}&below=<b>.x`, 'below=%253Cb%253E.x'],
  ['type=1&below=105.farhana', 'type=1&below=105.farhana'],
])('NAMED-30 the address %j means %j', (address, meant) => expect(reread(address)).toBe(meant))

it('NAMED-30 a step down keeps the way and drops search and filters', () => {
  const query = parseTeamQuery(new URLSearchParams('name=far&below=105.farhana'))
  const next = below(query, { memberId: '106', account: 'jahid' })
  expect(next).toMatchObject({ name: '', trail: [{ memberId: '105' }, { memberId: '106', account: 'jahid' }] })
})

it('NAMED-30 a step down may lead to any id and account', () => {
  const step = { memberId: 'a.b/=:', account: 'rakib.dhk' }
  const address = formatTeamQuery(below(parseTeamQuery(new URLSearchParams()), step)).toString()
  expect(parseTeamQuery(new URLSearchParams(address)).trail).toEqual([step])
})

it.each(['direct', 'all'] as const)('NAMED-30 the way up leads to the list that was left: %s', (scope) => {
  const query = { ...parseTeamQuery(new URLSearchParams()), scope }
  const next = below(query, { memberId: '106', account: 'jahid' })
  const reopened = parseTeamQuery(formatTeamQuery({ ...next, type: 1 }))
  expect(isDirect(reopened)).toBe(false)
  expect(isDirect({ ...reopened, trail: [] })).toBe(scope === 'direct')
})
