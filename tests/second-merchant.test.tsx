// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { merchantItem } from '#src/core/storage/items.ts'
import { logIn, place, press, type } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

// The merchant is chosen once, when its module is read: the one that lets nobody in below 21.
vi.hoisted(() => window.localStorage.setItem('MC_MERCHANT', 'tlbdemo'))

useWholeSite()
beforeEach(() => merchantItem.write('tlbdemo'))

/** A date of birth, two days away from the birthday, so that no time zone is on the other side of it. */
function born(years: number, days: number): string {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() - years)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

it('CONST-26 home asks for 21 years before anything else', async () => {
  expect(currentMerchant.minimumAge).toBe(21)
  await visitSite({ path: '/m/home', settledIn: false })
  const gate = await screen.findByRole('alertdialog')
  await within(gate).findByRole('button', { name: 'I am under 21' })
  within(gate).getByText('21+')
})

it('CONST-26, REG-38, ERR-24 the registration asks for 21 years, together with the terms', async () => {
  await visitSite({ path: '/m/register' })
  const age = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'I am 21 or over' })
  const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: /terms/ })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Register' })
  expect([age.checked, terms.checked, button.disabled]).toEqual([false, true, true])
  fireEvent.click(age)
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(terms)
  await waitFor(() => expect(button.disabled).toBe(true))
})

it('GAP-139, GAP-69 a registration over home that has to be followed by a login leaves home behind it', async () => {
  window.history.pushState(null, '')
  const prefer = { getRegisterSettings: 'example=minimal', register: 'code=200, example=withoutToken' }
  await visitSite({ path: '/m/home', prefer })
  await press('Register')
  for (const field of ['Username *', 'Password *', 'Confirm password *']) await type(field, 'lantern88')
  await type('Code in the picture *', '4071')
  fireEvent.click(screen.getByRole('checkbox', { name: 'I am 21 or over' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Create an account' }))
  const button = sheet.getByRole<HTMLButtonElement>('button', { name: 'Register' })
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  await waitFor(() => expect(place()).toBe('/m/login'))
  expect((await screen.findByLabelText<HTMLInputElement>('Username', { selector: 'input' })).value).toBe('nusrat_jahan')
  act(() => window.history.back())
  await waitFor(() => expect(place()).toBe('/m/home'))
  await screen.findByRole('button', { name: 'Register' })
})

it('GAP-139, GAP-68 the login in place of a registration over home leads back to the tab below it', async () => {
  await visitSite({ path: '/m/home?tab=RNG' })
  await press('Register')
  const sheet = within(await screen.findByRole('dialog', { name: 'Create an account' }))
  fireEvent.click(await sheet.findByRole('link', { name: 'Log in now' }))
  await waitFor(() => expect(place()).toBe('/m/login?from=%2Fm%2Fhome%3Ftab%3DRNG'))
  await logIn()
  await waitFor(() => expect(place()).toBe('/m/home?tab=RNG'))
})

it.each([
  ['21 years in two days', born(21, 2), 'true'],
  ['21 years for two days', born(21, -2), null],
])('CONST-26, REG-39 judges the date of birth of somebody who is %s', async (_what, birthDate, wrong) => {
  await visitSite({ path: '/m/register', prefer: { getRegisterSettings: 'code=200, example=full' } })
  const field = await screen.findByLabelText('Date of birth', { selector: 'input', exact: false })
  fireEvent.change(field, { target: { value: birthDate } })
  fireEvent.blur(field)
  fireEvent.click(screen.getByRole('checkbox', { name: 'I am 21 or over' }))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Register' })
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  await screen.findByText('Enter the code.')
  expect(field.getAttribute('aria-invalid')).toBe(wrong)
})

it('LOGIN-19, REG-37 a mobile number has as many digits as the country has, in words and in the judgement', async () => {
  const site = await visitSite({ path: '/m/login' })
  fireEvent.click(await screen.findByRole('tab', { name: 'SMS code' }))
  const number = await screen.findByLabelText<HTMLInputElement>('Mobile number', { selector: 'input' })
  expect(number.placeholder).toBe('10 digits')
  screen.getByText('+66')
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  fireEvent.change(number, { target: { value: '01711223344' } })
  press()
  await screen.findByText('The mobile number format is incorrect.')
  fireEvent.change(number, { target: { value: '0811223344' } })
  press()
  await screen.findByRole('slider')
  expect(site.calls('sendLoginSmsCode')).toEqual([])
})

it('GAP-150 the VIP club has the pictures, names and thresholds of this merchant, each figure in its row', async () => {
  await visitSite({ path: '/m/vip' })
  const first = async (row: string) => (await screen.findByRole('region', { name: row })).querySelector('img')
  const card = await first('Levels')
  expect(card?.getAttribute('src')).toBe('/merchants/tlbdemo/vip/1.svg')
  expect(card?.parentElement?.textContent).toContain('Shell')
  expect((await first('Bonuses'))?.getAttribute('src')).toBe('/vip-bonus/1.svg')
  fireEvent.click(screen.getByRole('button', { name: 'Higher level' }))
  await screen.findByRole('heading', { name: 'What level 2 offers' })
  const facts = Array.from(document.querySelectorAll('dl > div'), (fact) =>
    Array.from(fact.children, ({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  )
  expect(Object.fromEntries(facts)).toEqual({
    'Daily rebate': '0.35%',
    'Level-up bonus': '฿ 23.00',
    'Birthday gift': '฿ 40.00',
    'Daily withdrawal limit': '฿ 12,000.00',
    Deposits: '฿ 2,000.00',
    'Valid bets': '฿ 16,000.00',
  })
})
