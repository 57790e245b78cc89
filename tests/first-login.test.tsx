// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getSession } from '#src/core/session/session.ts'
import { logIn, pathname, type } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

async function visitAndLogIn(username: string, password: string) {
  const site = await visitSite({ path: '/m/login' })
  await logIn(username, password)
  return site
}

it('PSW-05 the first login with a password that was given leads to its change, which takes another one', async () => {
  const { calls } = await visitAndLogIn('newcomer', 'welcome1')
  await waitFor(() => expect(pathname()).toBe('/m/changePsw'))
  await screen.findByRole('heading', { name: 'Choose your own password' })
  await type('New password', 'lantern99')
  await type('Confirm new password', 'lantern99')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(getSession()?.firstTimeLogin).toBe(false))
  const [change] = calls('changePassword')
  expect(await change?.request.json()).toMatchObject({ oldPassword: 'welcome1', newPassword: 'lantern99' })
  await waitFor(() => expect(pathname()).toBe('/m/home'))
})

it('PSW-05 every other login leads home', async () => {
  await visitAndLogIn('ravi88', 'lantern88')
  await waitFor(() => expect(pathname()).toBe('/m/home'))
})
