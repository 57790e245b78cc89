// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { currentMerchant, type Merchant } from '#src/core/merchant/current.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { LobbyFoot } from './LobbyFoot.tsx'

const { licence, gamesClaim } = currentMerchant

afterEach(() => {
  cleanup()
  say({ licence, gamesClaim })
})

function say(claims: Pick<Merchant, 'licence' | 'gamesClaim'>): void {
  Reflect.set(currentMerchant, 'licence', claims.licence)
  Reflect.set(currentMerchant, 'gamesClaim', claims.gamesClaim)
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

it('HOME-07 GAP-88 names each way to pay below its picture', () => {
  startStubGateway()
  renderSite(<LobbyFoot />)
  const list = screen.getByRole('heading', { name: 'Ways to pay' }).nextElementSibling
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
  expect(currentMerchant.helpLine).toMatch(/^https:/)
  expect(hrefs).toContain(currentMerchant.helpLine)
})
