// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const whitelabel = { DEPOSIT: true, WITHDRAW: true }
/** Asks of no part whether it is hidden, which takes most of the time of a query. */
const hidden = true
const link = (part: HTMLElement, name: string | RegExp) => within(part).findByRole('link', { name, hidden })
const press = async (name: string, part = document.body) =>
  fireEvent.click(await within(part).findByRole('button', { name, hidden }))

const main = () => screen.findByRole('main', { hidden })
const header = () => screen.findByRole('banner', { hidden })
const bottomMenu = () => screen.findByRole('navigation', { name: 'Main menu', hidden })
const sideMenu = async () => {
  await press('Menu')
  return screen.findByRole('dialog', { name: 'Menu' })
}
const topUpPopup = async () => {
  await press('Shortcuts')
  await press('Top up and climb')
  await press('More', await screen.findByRole('region', { name: 'Top up and climb', hidden }))
  return screen.findByRole('dialog', { name: '8% on 5,000 and more' })
}

describe('from home to', () => {
  it.each([
    ['DEPOSIT-06', 'the deposit page', '/m/voucherCenter', 'the buttons of home', main, 'Deposit'],
    ['DEPOSIT-06', 'the deposit page', '/m/voucherCenter', 'the header', header, 'Deposit'],
    ['DEPOSIT-06', 'the deposit page', '/m/voucherCenter', 'the bottom menu', bottomMenu, 'Deposit'],
    ['DEPOSIT-06', 'the deposit page', '/m/voucherCenter', 'the side menu', sideMenu, 'Deposit'],
    ['DEPOSIT-06', 'the deposit page', '/m/voucherCenter', 'the offer for topping up', topUpPopup, /deposit|top up/i],
    ['WITHDRAW-04', 'the withdraw page', '/m/withdraw', 'the buttons of home', main, 'Withdraw'],
    ['WITHDRAW-04', 'the withdraw page', '/m/withdraw', 'the side menu', sideMenu, 'Withdraw'],
  ])('%s %s, %s, by %s', async (_row, _page, path, _where, place, name) => {
    await visitSite({ path: '/m/home', as: 'ravi88', info: { whitelabel } })
    fireEvent.click(await link(await place(), name))
    await waitFor(() => expect(window.location.pathname).toBe(path))
    await screen.findByRole('heading', { level: 1 })
  })

  it('SHELL-73 the deposit page, by the bottom menu also where there are no deposits, which the page says', async () => {
    await visitSite({ path: '/m/home', as: 'ravi88', info: { whitelabel: {} } })
    const entries = await bottomMenu()
    expect(entries.querySelectorAll('a, button')).toHaveLength(5)
    fireEvent.click(await link(entries, 'Deposit'))
    await waitFor(() => expect(window.location.pathname).toBe('/m/voucherCenter'))
    await within(await main()).findByText('Not available for your account')
  })

  it.each([
    ['a visitor', undefined],
    ['a member', 'ravi88'],
  ])('FEEDBACK-05 the feedback, by the side menu, for %s, with everything switched off', async (_who, as) => {
    await visitSite({
      path: '/m/home',
      info: { whitelabel: { suggest: false } },
      ...(as !== undefined && { as }),
    })
    fireEvent.click(await link(await sideMenu(), 'Feedback'))
    await waitFor(() => expect(window.location.pathname).toBe('/m/feedback'))
    await screen.findByText('What is it about?')
  })
})
