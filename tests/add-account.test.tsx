// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { place, press } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })

it('MONEY-47, MONEY-49 an account whose adding was not answered is in the list, and its holder is set', async () => {
  await visitSite({ path: '/m/member/cards', as: 'ravi88', lose: ['addBankCard'] })
  await screen.findByText('3 of 5')
  fireEvent.click(screen.getByRole('link', { name: 'Add a bank account or wallet' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Padma River Bank' }))
  type('Account number', '1501203948571')
  type('Account holder', 'Ravi Das')
  type('Payment password', '482913')
  await press('Add')
  await screen.findByRole('alert')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Account holder', { selector: 'input' }).readOnly).toBe(true),
  )
  act(() => window.history.back())
  await waitFor(() => expect(place()).toBe('/m/member/cards'))
  await screen.findByText('4 of 5')
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('**** **** **** 8571')
})
