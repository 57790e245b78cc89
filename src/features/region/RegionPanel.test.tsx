// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { getSystemStatusQuery, listCountriesQuery } from '#src/api/generated/first-screen.ts'
import type { RegionEntry, SiteStatus } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import * as toasts from '#src/core/toasts/toasts.ts'
import { countryItem, currencyItem, languageItem, merchantItem, siteStatusItem } from '#src/core/storage/items.ts'
import { regionMessages } from './region-messages.ts'
import { RegionPanel } from './RegionPanel.tsx'

const { startAgainAt, showLanguage } = vi.hoisted(() => ({
  startAgainAt: vi.fn<() => void>(),
  showLanguage: vi.fn<(language: string) => Promise<boolean>>(),
}))
vi.mock('#src/core/merchant/switch-region.ts', async (original) => ({ ...(await original<object>()), startAgainAt }))
vi.mock('#src/core/i18n/language-store.ts', async (original) => ({ ...(await original<object>()), showLanguage }))

const countries: RegionEntry[] = [
  { country: 'BD', countryName: 'Bangladesh', currency: 'BDT', langList: ['BN', 'EN'] },
  { country: 'IN', countryName: 'India', currency: 'INR', langList: ['HI', 'EN'] },
  { country: 'PK', countryName: 'Pakistan', currency: 'PKR', langList: ['UR', 'EN'] },
]
const status: SiteStatus = {
  info: {
    customerService: [],
    mobileTemplate: { mem_cen: 1, dep_func: 1 },
    imageCDNs: [],
    encryptionKey: { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n: 'n', e: 'AQAB' },
  },
  location: { ip: '203.0.113.9', countryCode: 'BD' },
  maintenance: false,
  regionRestriction: false,
}

function openPanel(list: RegionEntry[] = countries) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(getSystemStatusQuery().queryKey, status)
  client.setQueryData(listCountriesQuery().queryKey, { list })
  const onClose = vi.fn<() => void>()
  const onKeep = vi.fn<(country: string) => void>()
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" defaultLocale="en">
        <RegionPanel open onClose={onClose} onKeep={onKeep} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return { onClose, onKeep }
}

const stored = () => [countryItem, currencyItem, languageItem, merchantItem].map((item) => item.read())
const country = (name: string) => screen.getByRole('radio', { name: new RegExp(name) })
const languagesShown = () =>
  within(screen.getByRole('group', { name: 'Language' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent)

beforeEach(() => {
  showLanguage.mockResolvedValue(true)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  window.localStorage.clear()
})

it('BOOT-33, I18N-09 lists the countries with their currency, and the languages of the chosen one in themselves', () => {
  openPanel()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(country('Bangladesh.*BDT')).toHaveProperty('checked', true)
  expect(languagesShown()).toEqual(['বাংলা', 'English'])
  fireEvent.click(country('Pakistan'))
  expect(languagesShown()).toEqual(['اردو', 'English'])
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('BOOT-33 shows and finds a currency by the code that members know, never by the platform’s own', () => {
  openPanel([{ country: 'TH', countryName: 'Thailand', currency: 'TLB', langList: ['TY', 'EN'] }])
  expect(country('Thailand').closest('label')?.textContent).toMatch(/THB$/)
})

it('BOOT-40 a country without a merchant of its own says which currency and numbers go with it', () => {
  openPanel()
  expect(screen.queryByText(/You play in/)).toBeNull()
  fireEvent.click(country('Pakistan.*BDT'))
  expect(screen.getByRole('status').textContent).toMatch(/You play in .*BDT.* number from .*\+880/)
  fireEvent.click(country('India.*INR'))
  expect(screen.queryByRole('status')).toBeNull()
})

it('GAP-59 one country is chosen at a time, with its own languages and currency, whatever was chosen before', async () => {
  openPanel()
  fireEvent.click(country('Pakistan'))
  fireEvent.click(screen.getByRole('button', { name: 'اردو' }))
  fireEvent.click(country('India'))
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([country('India')])
  expect(languagesShown()).toEqual(['हिन्दी', 'English'])
  expect(screen.queryByRole('button', { name: 'اردو' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(startAgainAt).toHaveBeenCalledOnce())
  expect([currencyItem.read(), countryItem.read()]).toEqual(['INR', 'IN'])
  expect(['HI', 'EN']).toContain(languageItem.read())
})

it('BOOT-36, BOOT-41 OK sets currency and language; the same merchant needs no new start', async () => {
  const { onClose, onKeep } = openPanel()
  fireEvent.click(country('Pakistan'))
  fireEvent.click(screen.getByRole('button', { name: 'اردو' }))
  expect(stored()).toEqual([undefined, undefined, undefined, undefined])
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(stored()).toEqual(['PK', 'PKR', 'UR', undefined])
  expect(showLanguage).toHaveBeenCalledExactlyOnceWith('UR')
  expect(onKeep).toHaveBeenCalledExactlyOnceWith('PK')
  expect(startAgainAt).not.toHaveBeenCalled()
})

it('BOOT-42, BOOT-43, BOOT-45 OK with a country of another merchant starts again as that one', async () => {
  siteStatusItem.write(status)
  openPanel()
  fireEvent.click(country('India'))
  fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }))
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(startAgainAt).toHaveBeenCalledExactlyOnceWith('/m/home'))
  expect(stored()).toEqual(['IN', 'INR', 'HI', 'inrdemo'])
  expect(siteStatusItem.read()).toBeUndefined()
  expect(showLanguage).not.toHaveBeenCalled()
})

it('GAP-52, BOOT-40 a country of another merchant leads from a host of one to that of the other', async () => {
  const { domains } = currentMerchant
  onTestFinished(() => void Reflect.set(currentMerchant, 'domains', domains))
  Reflect.set(currentMerchant, 'domains', [window.location.hostname])
  siteStatusItem.write(status)
  openPanel()
  fireEvent.click(country('India'))
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(startAgainAt).toHaveBeenCalledExactlyOnceWith('https://orchidcourt.example/m/home'))
  expect(stored()).toEqual([undefined, undefined, undefined, undefined])
  expect(siteStatusItem.read()).toEqual(status)
})

it.each([
  ['BOOT-37 the mask', () => document.querySelector('[data-layer-mask]') ?? document.body],
  ['BOOT-38 the close icon', () => screen.getByRole('button', { name: 'Close' })],
])('%s closes and changes nothing', (_name, target) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { onClose, onKeep } = openPanel()
  fireEvent.click(country('India'))
  clock.mockReturnValue(1_000)
  fireEvent.click(target())
  clock.mockRestore()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onKeep).not.toHaveBeenCalled()
  expect(stored()).toEqual([undefined, undefined, undefined, undefined])
  expect(showLanguage).not.toHaveBeenCalled()
  expect(startAgainAt).not.toHaveBeenCalled()
})

it('BOOT-36 stays open and says so when the texts of the language do not arrive', async () => {
  const showToast = vi.spyOn(toasts, 'showToast')
  showLanguage.mockRejectedValueOnce(new Error('no such file'))
  const { onClose } = openPanel()
  const ok = screen.getByRole('button', { name: 'OK' })
  fireEvent.click(ok)
  await waitFor(() => expect(ok.getAttribute('aria-busy')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  const text = regionMessages.languageFailed
  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'error', text }))
  expect(stored()).toEqual([undefined, undefined, undefined, undefined])
  fireEvent.click(ok)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('BOOT-36 an OK holds although the panel was closed, and closes none that was opened since; unless overtaken', async () => {
  let answer: (shown: boolean) => void = () => undefined
  showLanguage.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const { onClose } = openPanel()
  fireEvent.click(country('Pakistan'))
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  await act(async () => answer(true))
  await waitFor(() => expect(stored()[0]).toBe('PK'))
  expect(onClose).toHaveBeenCalledOnce()
  showLanguage.mockResolvedValueOnce(false)
  fireEvent.click(country('Bangladesh'))
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'OK' }).getAttribute('aria-busy')).toBeNull())
  expect(stored()[0]).toBe('PK')
})

it('offers a search above eight countries', () => {
  const more = ['LK', 'NP', 'MM', 'KH', 'LA', 'VN'].map((code) => ({
    country: code,
    countryName: code,
    currency: `${code}X`,
    langList: ['EN'],
  }))
  openPanel([...countries, ...more])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nepal' } })
  expect(screen.getAllByRole('radio')).toEqual([country('Nepal')])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'atlantis' } })
  expect(screen.queryAllByRole('radio')).toHaveLength(0)
  expect(screen.getByRole('heading', { name: 'No country found' })).toBeDefined()
})

it('says when there is nothing to choose', () => {
  openPanel([])
  expect(screen.getByRole('heading', { name: 'No countries to choose from' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'OK' })).toBeNull()
})
