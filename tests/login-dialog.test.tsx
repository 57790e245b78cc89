// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { isLoadingParts } from '#src/ui/loading/late-part.ts'
import { place } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

const { code } = vi.hoisted(() => {
  let arrive = () => {}
  const comes = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { code: { comes, arrive } }
})
vi.mock('#src/features/access/LoginModal.tsx', async (original) => {
  await code.comes
  return original()
})

useWholeSite()
beforeEach(() => {
  Reflect.set(currentMerchant, 'loginModal', true)
})
afterEach(() => {
  Reflect.deleteProperty(currentMerchant, 'loginModal')
})

/** Asks of no part whether it is hidden, which takes most of the time of a query. */
const hidden = true
const wish = async () => {
  const main = within(await screen.findByRole('main', { hidden }))
  fireEvent.click(await main.findByRole('button', { name: 'Log in', hidden }))
}
const dialog = () => screen.queryByRole('dialog', { name: 'Welcome back', hidden })

it('LOGIN-33 the login dialog opens over the page that it was wished for on alone, however late its code', async () => {
  const site = await visitSite({ path: paths.home })
  await wish()
  await waitFor(() => expect(isLoadingParts()).toBe(true))
  act(() => void goTo(paths.help))
  await screen.findByRole('heading', { level: 1, name: 'Help centre', hidden })
  code.arrive()
  await waitFor(() => expect(isLoadingParts()).toBe(false))
  await site.allAnswered()
  expect(dialog()).toBeNull()
  act(() => void goTo(paths.home))
  await wish()
  await waitFor(() => expect(dialog()).not.toBeNull())
})

it('LOGIN-33 the login dialog goes when a link leads away', async () => {
  code.arrive()
  await visitSite({ path: paths.home })
  await wish()
  await waitFor(() => expect(dialog()).not.toBeNull())
  fireEvent.click(within(dialog() ?? document.body).getByRole('link', { name: 'Register', hidden }))
  await waitFor(() => expect(dialog()).toBeNull())
  expect(place()).toMatch(/^\/m\/register/)
})
