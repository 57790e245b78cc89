// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { place } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

it.each([
  ['deposit', '/m/member/depositOrder', 'D01009000'],
  ['withdraw', '/m/member/withdrawOrder', 'W01009000'],
])('an entry of the record leads to the page of its order: %s', async (tab, page, orderNo) => {
  await visitSite({ path: `/m/member/accountRecord?tab=${tab}`, as: 'ravi88' })
  fireEvent.click((await screen.findAllByRole('button', { name: /৳.*Waiting/ }))[0] ?? document.body)
  fireEvent.click(await screen.findByRole('link', { name: 'Show order' }))
  await waitFor(() => expect(place()).toBe(`${page}?no=${orderNo}`))
  expect(await screen.findByText(orderNo)).toBeDefined()
})
