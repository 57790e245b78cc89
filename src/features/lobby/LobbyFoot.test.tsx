// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { providersOf } from '#mock/data/games/providers.ts'
import type { VendorGameTypes } from '#src/api/generated/types.ts'
import { configureGateway } from '#src/api/settings.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { currentFoot, feet, type MerchantFoot } from '#src/core/merchant/foot.ts'
import { merchants } from '#src/core/merchant/merchants.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { LobbyFoot } from './LobbyFoot.tsx'

const { licence, gamesClaim, paymentLogos } = currentFoot

afterEach(() => {
  cleanup()
  configureGateway({})
  say({ licence, gamesClaim })
})

function say(claims: Pick<MerchantFoot, 'licence' | 'gamesClaim'>): void {
  Reflect.set(currentFoot, 'licence', claims.licence)
  Reflect.set(currentFoot, 'gamesClaim', claims.gamesClaim)
}

it('HOME-08 GAP-165 claims what the merchant says, and nothing else', () => {
  startStubGateway()
  say({ licence: { authority: 'Bureau of Games', number: '12/345', certificates: ['encryption'] }, gamesClaim: 1200 })
  renderSite(<LobbyFoot />)
  expect(screen.getByText(/Bureau of Games/).textContent).toContain('12/345')
  screen.getByText('Encrypted')
  screen.getByText(/^More than 1,200 games\. By playing/)
  expect(screen.queryByText(/RNG/)).toBeNull()
})

it('HOME-08 GAP-165 claims neither a licence nor a number of games by itself', () => {
  startStubGateway()
  say({})
  renderSite(<LobbyFoot />)
  screen.getByText(new RegExp(currentMerchant.brand))
  expect(document.body.textContent).not.toMatch(/licen|certif|fair|\d+ games/i)
})

it('HOME-08 the footer of the default merchant names licence, games, help day and night, and the terms of use', () => {
  startStubGateway()
  renderSite(<LobbyFoot />)
  for (const claim of [
    /^Licensed and regulated by Sample Gaming Authority, licence 0000\/000/,
    '24-hour help',
    'More than 600 games. By playing you agree to the terms of use.',
  ])
    expect(screen.getByText(claim)).toBeDefined()
})

it('HOME-06 each certificate stands with its sign', () => {
  startStubGateway()
  renderSite(<LobbyFoot />)
  for (const name of ['Certified RNG', 'Encrypted', '24-hour help'])
    expect(screen.getByText(name).closest('li')?.querySelector('svg'), name).not.toBeNull()
})

it('HOME-05 HOME-04 the first ten providers of the gateway stand with their logos, each once', async () => {
  startStubGateway()
  renderSite(<LobbyFoot />)
  const list = (await screen.findByRole('heading', { name: 'Game providers' })).nextElementSibling
  const providers = [...(list?.children ?? [])]
  expect(providers.map((provider) => new URL(provider.querySelector('img')?.src ?? '').pathname)).toEqual(
    providersOf('bdtdemo')
      .slice(0, 10)
      .map(({ code }) => `/media/vendors/${code}.svg`),
  )
})

it('HOME-05 the first providers are those of the category that the gateway has first', async () => {
  startStubGateway({
    change: (operation, value) => {
      if (operation !== 'getVendorGameTypes') return value
      const types = value as VendorGameTypes
      return { ...types, sorting: ['LIVE', ...types.sorting.filter((one) => one !== 'LIVE')] }
    },
  })
  renderSite(<LobbyFoot />)
  const list = (await screen.findByRole('heading', { name: 'Game providers' })).nextElementSibling
  const live = providersOf('bdtdemo').filter((one) => one.list === 'LIVE')
  expect(list?.children[0]?.textContent).toBe(live[0]?.name)
})

it('HOME-07 two merchants show ways to pay, the third does not', () => {
  const showing = merchants.filter(({ code }) => feet.get(code)?.paymentLogos)
  expect(showing.map(({ code }) => code)).toEqual(['bdtdemo', 'tlbdemo'])
  startStubGateway()
  Reflect.set(currentFoot, 'paymentLogos', undefined)
  renderSite(<LobbyFoot />)
  Reflect.set(currentFoot, 'paymentLogos', paymentLogos)
  expect(screen.queryByRole('heading', { name: 'Payment methods' })).toBeNull()
})

it('HOME-07 GAP-88 names each way to pay below its picture', () => {
  startStubGateway()
  renderSite(<LobbyFoot />)
  const list = screen.getByRole('heading', { name: 'Payment methods' }).nextElementSibling
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'bKash',
    'Nagad',
    'Rocket',
    'Bank transfer',
  ])
  expect(list?.querySelectorAll('img')).toHaveLength(4)
})

it('GAP-171 leads to the help line that the merchant names', () => {
  startStubGateway()
  renderSite(<LobbyFoot />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(currentFoot.helpLine).toMatch(/^https:/)
  expect(hrefs).toContain(currentFoot.helpLine)
})
