/** What the compiler cannot see of a merchant: files by name, and lists on both sides of the contract. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { merchantCodes } from '#mock/data/accounts.ts'
import { countries } from '#mock/data/countries.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { manifestOf } from '#scripts/site/build/manifests.ts'
import { languageTags } from '#src/lib/languages.ts'
import { merchants } from '#src/core/merchant/merchants.ts'

const codes = merchants.map(({ code }) => code)

it('GAP-51 every folder of src/merchants is configured, under its own name, and has a theme', () => {
  const folders = readdirSync(join(ROOT, 'src/merchants'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.map(({ name }) => name).sort()).toEqual([...codes].sort())
  expect(codes).toEqual(expect.arrayContaining(['tlbdemo', 'bdtdemo', 'inrdemo']))
  expect(codes.filter((code) => !existsSync(join(ROOT, 'src/merchants', code, 'theme.css')))).toEqual([])
})

it('GAP-50 the stub serves the same merchants, with the same default', () => {
  expect([...merchantCodes].sort()).toEqual([...codes].sort())
  expect(merchantCodes[0]).toBe(codes[0])
})

it('no host belongs to two merchants', () => {
  const hosts = merchants.flatMap(({ domains }) => domains)
  expect(hosts.filter((host) => host !== host.toLowerCase() || !/^[a-z0-9.-]+$/.test(host))).toEqual([])
  expect(new Set(hosts).size).toBe(hosts.length)
})

describe.each(merchants)('$code', (merchant) => {
  it('has a code that calls and storage take', () => expect(merchant.code).toMatch(/^[a-z][a-z0-9]{2,31}$/))

  it('has the hero picture that it names', () => {
    expect(merchant.heroPicture).toBe(`/merchants/${merchant.code}/hero.svg`)
    expect(existsSync(join(ROOT, 'public', merchant.heroPicture))).toBe(true)
  })

  it('has the icons that its manifest names', () => {
    const missing = manifestOf(merchant).icons.filter(({ src }) => !existsSync(join(ROOT, 'public', src)))
    expect(missing).toEqual([])
  })

  it('offers only languages whose messages are written, each once', () => {
    const missing = merchant.languages.filter(
      (code) => !existsSync(join(ROOT, `src/core/i18n/messages/${languageTags[code]}.json`)),
    )
    expect(missing).toEqual([])
    expect(new Set(merchant.languages).size).toBe(merchant.languages.length)
  })

  it('BOOT-29, BOOT-34 is at home in a region of the country list, with its currency and languages', () => {
    const region = countries.find(({ country }) => country === merchant.country)
    expect(region?.currency).toBe(merchant.currency)
    expect(region?.langList.toSorted()).toEqual(merchant.languages.toSorted())
  })

  it('GAP-107, BOOT-26 names the origins of its lottery and of its pictures, https and none of its own', () => {
    const file = join(ROOT, 'src/merchants', merchant.code, 'policy.json')
    const policy: { frameOrigins: string[]; imageOrigins: string[] } = JSON.parse(readFileSync(file, 'utf8'))
    const faults = [...policy.frameOrigins, ...policy.imageOrigins].filter((text) => {
      const { origin, protocol, hostname } = new URL(text)
      return (
        origin !== text || protocol !== 'https:' || merchants.some(({ domains }) => domains.some((d) => d === hostname))
      )
    })
    expect(faults).toEqual([])
  })

  it('keeps its days in a time zone that exists', () => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: merchant.timeZone })).not.toThrow()
  })
})
