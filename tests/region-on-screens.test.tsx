// @vitest-environment jsdom
import { countries } from '#mock/data/countries.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { runtime } from '#mock/state/runtime.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const kept = () =>
  ['MC_MERCHANT', 'MC_LANGUAGE', 'MC_CURRENCY', 'MC_COUNTRY'].map((key) => window.localStorage.getItem(key))
const root = document.documentElement

/** With its countries: another one stands there until they have come. */
async function panel() {
  await screen.findAllByRole('radio')
  return within(screen.getByRole('dialog'))
}

async function openPanel(options: Partial<Parameters<typeof visitSite>[0]> = {}) {
  const site = await visitSite({ path: '/m/home', ...options })
  const button = await screen.findByRole('button', { name: 'Region and language', hidden: true })
  await site.allAnswered()
  expect(site.calls('listCountries'), 'asked for before it is opened').toEqual([])
  fireEvent.click(button)
  await panel()
  return site
}
const rows = async () => (await panel()).getAllByRole('radio').map((one) => one.closest('label'))
const country = async (name: RegExp) => (await panel()).getByRole('radio', { name })
const languages = async () => within((await panel()).getByRole('group', { name: 'Language' }))
const press = async (name: string) => fireEvent.click((await panel()).getByRole('button', { name }))

describe('the region panel', () => {
  it('BOOT-28 GAP-53 lists the regions of the gateway with flag, currency and languages', async () => {
    const { calls } = await openPanel()
    expect(calls('listCountries')).toHaveLength(1)
    expect((await rows()).slice(0, 5).map((row) => row?.textContent)).toEqual([
      expect.stringMatching(/Thailand.*ไทย.*English.*THB/),
      expect.stringMatching(/Bangladesh.*বাংলা.*English.*BDT/),
      expect.stringMatching(/India.*हिन्दी.*English.*INR/),
      expect.stringMatching(/Pakistan.*اردو.*English.*BDT/),
      expect.stringMatching(/Indonesia.*Bahasa Indonesia.*English.*BDT/),
    ])
    const flags = (await rows()).map((row) => row?.querySelector('svg'))
    expect(flags).not.toContain(null)
    const isFirst = (flag: (typeof flags)[number], at: number) =>
      flags.findIndex((one) => one?.isEqualNode(flag ?? null)) === at
    expect(flags.filter(isFirst), 'each has its own').toHaveLength(countries.length)
  })

  it('BOOT-35 I18N-09 has one region chosen, and of its languages one', async () => {
    await openPanel()
    expect(await country(/Bangladesh/)).toHaveProperty('checked', true)
    fireEvent.click(await country(/Pakistan/))
    expect((await panel()).getAllByRole('radio', { checked: true })).toEqual([await country(/Pakistan/)])
    const offered = (await languages()).getAllByRole('button')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['اردو', 'English'])
    expect((await panel()).getByText('اردو', { selector: '[role="group"] [lang=ur]' })).toBeDefined()
    const marked = async () => (await languages()).getByRole('button', { pressed: true }).textContent
    expect(await marked()).toBe('English')
    await press('اردو')
    expect(await marked()).toBe('اردو')
  })

  it('BOOT-36 GAP-56 OK sets currency and language and turns the page around, this time and the next', async () => {
    await openPanel()
    fireEvent.click(await country(/Pakistan/))
    await press('اردو')
    expect(root.lang).toBe('en')
    const main = document.querySelector('main')
    await press('OK')
    await waitFor(() => expect([root.lang, root.dir]).toEqual(['ur', 'rtl']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.querySelector('main'), 'the same page').toBe(main)
    expect(kept()).toEqual(['bdtdemo', 'UR', 'PKR', 'PK'])
    cleanup()
    await visitSite({ path: '/m/help', language: null })
    await waitFor(() => expect([root.lang, root.dir]).toEqual(['ur', 'rtl']))
    expect(kept()).toEqual(['bdtdemo', 'UR', 'PKR', 'PK'])
  })

  it('BOOT-33 finds a region of many by name, in any language and without accents, by code and currency', async () => {
    await openPanel({ prefer: { listCountries: 'example=many' } })
    const search = (await panel()).getByRole('searchbox', { name: 'Search countries' })
    for (const [text, found] of [
      ['turkiye', 'Türkiye'],
      ['COTE', 'Côte d’Ivoire'],
      ['भारत', 'India'],
      ['méxico', 'Mexico'],
      ['vnd', 'Vietnam'],
    ] as const) {
      fireEvent.change(search, { target: { value: text } })
      await waitFor(async () =>
        expect((await rows()).slice(0, 5).map((row) => row?.textContent)).toEqual([expect.stringContaining(found)]),
      )
    }
  })
})

it('BOOT-09 KEY-10 a choice in the first question opens the site in that language, and is not asked again', async () => {
  delete runtime.switches.countryCode
  await visitSite({ path: '/m/home', language: null })
  fireEvent.click(await country(/Bangladesh/))
  expect(document.querySelector('main nav'), 'the site').toBeNull()
  await press('বাংলা')
  await press('OK')
  await waitFor(() => expect(root.lang).toBe('bn'))
  await waitFor(() => expect(document.querySelector('main nav')).not.toBeNull())
  cleanup()
  const { allAnswered } = await visitSite({ path: '/m/help', language: null })
  await screen.findByRole('main')
  await allAnswered()
  expect(root.lang).toBe('bn')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('BOOT-09 the first question is not asked again where the site was closed meanwhile', async () => {
  delete runtime.switches.countryCode
  await visitSite({ path: '/m/help', language: null })
  fireEvent.click(await country(/Bangladesh/))
  await press('OK')
  await screen.findByRole('heading', { level: 1, name: 'Help centre' })
  runtime.switches.maintenance = true
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await screen.findByRole('heading', { name: 'We will be right back' })
  runtime.switches.maintenance = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'We will be right back' })).toBeNull())
  await screen.findByRole('heading', { level: 1, name: 'Help centre' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
