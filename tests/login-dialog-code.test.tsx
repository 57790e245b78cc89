// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { pathname } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

vi.mock('#src/features/access/LoginModal.tsx', () => Promise.reject(new TypeError('Failed to fetch')))

useWholeSite()
beforeEach(() => {
  Reflect.set(currentMerchant, 'loginModal', true)
})
afterEach(() => {
  Reflect.deleteProperty(currentMerchant, 'loginModal')
})

/** Asks of no part whether it is hidden, which takes most of the time of a query. */
const hidden = true

it('LOGIN-33 the page for logging in takes the place of a dialog whose code does not come, at each tap', async () => {
  await visitSite({ path: paths.home })
  for (let tap = 0; tap < 2; tap += 1) {
    const main = within(await screen.findByRole('main', { hidden }))
    fireEvent.click(await main.findByRole('button', { name: 'Log in', hidden }))
    await waitFor(() => expect(pathname()).toBe(paths.login))
    await screen.findByRole('heading', { name: 'Welcome back', hidden })
    act(() => void goTo(paths.home))
    await waitFor(() => expect(pathname()).toBe(paths.home))
  }
})
