import { describe, expect, it } from 'vitest'
import { memberEntries } from './member-entries.ts'

const all = { DEPOSIT: true, WITHDRAW: true, TRANSBETREPMEM3: true, REWCEN3: true, PLAYLIMITS: true }
const none = { DEPOSIT: false, WITHDRAW: false, TRANSBETREPMEM3: false, REWCEN3: false, PLAYLIMITS: false }
const namesOf = (...args: Parameters<typeof memberEntries>) => Object.values(memberEntries(...args)).flat()

describe('the entries of the member area', () => {
  it('NAMED-15, BOOT-05 a member finds records, rewards, messages, friends, security and personal details', () => {
    expect(memberEntries(0, all)).toEqual({
      quick: ['betRecord', 'accountRecord', 'rewardCenter', 'promotions'],
      account: ['messages', 'invite', 'reports', 'security', 'cards'],
      more: ['profile', 'playLimits', 'help'],
    })
  })

  it('RECORD-02, REWARD-02, BOOT-24 records and rewards follow their whitelabel keys', () => {
    expect(namesOf(0, none)).not.toContain('betRecord')
    expect(namesOf(0, none)).not.toContain('reports')
    expect(namesOf(0, none)).not.toContain('rewardCenter')
    expect(namesOf(0, { ...none, TRANSBETREPMEM3: true })).toContain('betRecord')
  })

  it('BEYOND-10, GAP-171 who can set no limits finds help with them in the same place', () => {
    expect(memberEntries(0, none).more).toEqual(['profile', 'limitsHelp', 'help'])
    expect(memberEntries(41, all).more).toEqual(['profile', 'limitsHelp', 'help'])
  })

  it.each([1, 2, 41, 42])('NAMED-15 an agent of type %i has an area of their own in place of inviting', (type) => {
    expect(namesOf(type, all)).toContain('agent')
    expect(namesOf(type, all)).not.toContain('invite')
  })

  it.each([40, 41, 42])('GAP-12 an account of type %i has no cards and no security settings', (type) => {
    expect(namesOf(type, all)).not.toContain('security')
    expect(namesOf(type, all)).not.toContain('cards')
  })
})
