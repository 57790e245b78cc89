import { describe, expect, it } from 'vitest'
import type { SiteLink } from '#src/api/generated/types.ts'
import { hasDownloads } from './downloads.ts'
import { linksByKind } from './site-links.ts'
import { socialLinks } from './social-links.ts'

const link = (resourceType: SiteLink['resourceType'], url: string): SiteLink => ({
  resourceType,
  url,
  labelNameEn: url,
})

describe('the links of a merchant', () => {
  it('APP-02, APP-04, I18N-13, GAP-43 are keyed by kind, the first of each, once for a list', () => {
    const links = [
      link('IOS', 'https://dl.example/ios'),
      link('Android', 'https://dl.example/app.apk'),
      link('IOS', 'https://dl.example/other'),
    ]
    expect(linksByKind(links)).toEqual({
      IOS: { url: 'https://dl.example/ios', labelNameEn: 'https://dl.example/ios' },
      Android: { url: 'https://dl.example/app.apk', labelNameEn: 'https://dl.example/app.apk' },
    })
    expect(linksByKind(links)).toBe(linksByKind(links))
    expect(linksByKind(undefined)).toEqual({})
  })

  it('I18N-13 carry their English label, which is not their address', () => {
    const labelled = (resourceType: SiteLink['resourceType'], labelNameEn: string): SiteLink => ({
      resourceType,
      url: `https://links.example/${resourceType}`,
      labelNameEn,
    })
    const links = [labelled('IOS', 'For iPhone'), labelled('TELEGRAM', 'Our channel'), labelled('QQ', 'Ask us')]
    expect(linksByKind(links)).toMatchObject({
      IOS: { labelNameEn: 'For iPhone' },
      TELEGRAM: { labelNameEn: 'Our channel' },
    })
    expect(socialLinks(links).map(({ kind, labelNameEn }) => [kind, labelNameEn])).toEqual([
      ['TELEGRAM', 'Our channel'],
      ['QQ', 'Ask us'],
    ])
  })

  it('SHELL-82 social links without a label go by their kind', () => {
    const links = socialLinks([{ ...link('WHATSAPP', 'https://wa.me/1'), labelNameEn: '' }])
    expect(links).toMatchObject([{ kind: 'WHATSAPP', labelNameEn: 'WHATSAPP' }])
  })

  it.each([
    'javascript:alert(1)',
    'http://dl.example/',
    'itms-services://?url=x',
    'https://me:secret@dl.example/',
    'tel:1',
  ])('GAP-93 are left out where the address is %s, and no other takes the place', (url) =>
    expect(linksByKind([link('IOS', url), link('IOS', 'https://dl.example/')])).toEqual({}),
  )

  it.each(['IOS', 'Android', 'MOBILECONFIG'] as const)('SHELL-61, APP-03 %s is a download', (kind) =>
    expect(hasDownloads([link(kind, 'https://dl.example/')])).toBe(true),
  )

  it('SHELL-61, GAP-93 a download that may not be opened is none', () =>
    expect(hasDownloads([link('IOS', 'itms-services://?url=x')])).toBe(false))

  it.each(['TUTORIAL', 'BONUS', 'TELEGRAM', 'LIVECHAT'] as const)('APP-03 %s is none', (kind) =>
    expect(hasDownloads([link(kind, 'https://dl.example/')])).toBe(false),
  )
})
