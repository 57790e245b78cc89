// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { termsAgreedItem } from '#src/core/storage/late-items.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

it.each([
  ['GAP-25', '/m/login'],
  ['REG-03', '/m/register'],
])('%s the back control of %s gives home its place in the history', async (_row, path) => {
  await visitSite({ path })
  await screen.findByRole('heading', { level: 1 })
  const steps = window.history.length
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'))
  expect(window.history.length).toBe(steps)
})

it('FORGET-03 /m/forget has neither header nor bottom menu, and its back control leads home', async () => {
  await visitSite({ path: '/m/forget' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'))
})

it('FORGET-02 the login and the visitor’s part of the side menu lead to /m/forget', async () => {
  termsAgreedItem.write('1')
  await visitSite({ path: '/m/home' })
  fireEvent.click(await screen.findByRole('button', { name: 'Menu', hidden: true }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  const link = await within(menu).findByRole('link', { name: /Forgot/ })
  expect(link.getAttribute('href')).toBe('/m/forget')
})
