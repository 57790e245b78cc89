// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { paths } from '#src/core/routing/paths.ts'
import { dividersFor } from './dividers.ts'
import { visibleEntries } from './menu-entries.ts'
import { shareTarget } from '#src/core/invite/share-target.ts'
import { socialLinks, SOCIAL_KINDS } from '#src/core/site/social-links.ts'

describe('the entries of the side menu', () => {
  const on = { DEPOSIT: true, WITHDRAW: true, TRANSBETREPMEM3: true, REWCEN3: true }
  const off = { DEPOSIT: false, WITHDRAW: false, TRANSBETREPMEM3: false, REWCEN3: false }
  const member = { type: 0 } as const
  const always = ['service', 'help', 'share', 'feedback']

  it('SHELL-78 are nine for those signed in', () => {
    expect(visibleEntries({ session: member, features: on, isInstalled: false })).toEqual([
      'deposit',
      'withdraw',
      'betRecord',
      'rewardCenter',
      'service',
      'app',
      'help',
      'share',
      'feedback',
    ])
  })

  it.each([
    ['DEPOSIT', 'deposit'],
    ['WITHDRAW', 'withdraw'],
    ['TRANSBETREPMEM3', 'betRecord'],
    ['REWCEN3', 'rewardCenter'],
  ] as const)('SHELL-79 %s off hides %s alone', (key, entry) => {
    const all = visibleEntries({ session: member, features: on, isInstalled: false })
    const without = visibleEntries({ session: member, features: { ...on, [key]: false }, isInstalled: false })
    expect(without).toEqual(all.filter((one) => one !== entry))
  })

  it('SHELL-80, FEEDBACK-05, GAP-05 customer service, help, share and feedback always show', () => {
    expect(visibleEntries({ session: member, features: off, isInstalled: true })).toEqual(always)
    expect(visibleEntries({ session: undefined, features: off, isInstalled: true })).toEqual(always)
  })

  it('SHELL-81 the download shows only outside the installed app', () => {
    expect(visibleEntries({ session: undefined, features: on, isInstalled: false })).toContain('app')
    expect(visibleEntries({ session: undefined, features: on, isInstalled: true })).not.toContain('app')
  })

  it.each([4, 40, 41, 42])('SESSION-27, GAP-12 deposit and withdrawal are not for the type %i', (type) => {
    const all = visibleEntries({ session: member, features: on, isInstalled: false })
    const seen = visibleEntries({ session: { type }, features: on, isInstalled: false })
    expect(all.filter((entry) => !seen.includes(entry))).toEqual(['deposit', 'withdraw'])
  })

  it('money, records and rewards are not for visitors', () => {
    expect(visibleEntries({ session: undefined, features: on, isInstalled: true })).toEqual(always)
  })
})

it.each([
  [0, []],
  [3, []],
  [4, [3]],
  [6, [3]],
  [7, [3, 6]],
  [9, [3, 6]],
  [10, [3, 6, 9]],
  [12, [3, 6, 9]],
  [13, [3, 6, 9, 12]],
  [18, [3, 6, 9, 12]],
])('SHELL-84, GAP-29 %i visible items have dividers after %j', (count, dividers) => {
  expect(dividersFor(count)).toEqual(dividers)
})

describe('sharing', () => {
  it.each([1, 2, 41, 42])('SHELL-85 leads an agent of type %i to the registration of agents', (type) => {
    expect(shareTarget({ type, isReferralEnabled: true })).toBe(paths.agentRegister)
    expect(shareTarget({ type, isReferralEnabled: false })).toBe(paths.agentRegister)
  })

  it.each([0, 4, 40, undefined])(
    'SHELL-86, SHELL-87 leads type %s to the invitation once the programme is enabled',
    (type) => {
      expect(shareTarget({ type, isReferralEnabled: true })).toBe(paths.invite)
      expect(shareTarget({ type, isReferralEnabled: false })).toBeUndefined()
    },
  )
})

describe('social links', () => {
  const link = (resourceType: (typeof SOCIAL_KINDS)[number] | 'IOS', url: string) => ({
    resourceType,
    url,
    labelNameEn: url,
  })

  it('SHELL-82, GAP-92 are the configured ones of eight kinds, the first of each', () => {
    const found = socialLinks([
      link('IOS', 'https://dl.example/'),
      link('QQ', 'https://qq.example/'),
      link('TELEGRAM', 'https://first.example/'),
      link('TELEGRAM', 'https://second.example/'),
    ])
    expect(found.map(({ kind, url }) => [kind, url])).toEqual([
      ['TELEGRAM', 'https://first.example/'],
      ['QQ', 'https://qq.example/'],
    ])
    expect(SOCIAL_KINDS.toSorted()).toEqual([
      'FACEBOOK',
      'LINE',
      'LIVECHAT',
      'QQ',
      'TELEGRAM',
      'WECHAT',
      'WHATSAPP',
      'ZALO',
    ])
    expect(socialLinks(SOCIAL_KINDS.map((kind) => link(kind, 'https://all.example/')))).toHaveLength(8)
    expect(socialLinks([])).toEqual([])
  })

  it('leave out what must not be opened', () => {
    expect(socialLinks([link('LINE', 'javascript:alert(1)'), link('ZALO', 'http://plain.example/')])).toEqual([])
  })
})
