// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { endSession } from '#src/core/session/session.ts'
import { logIn, pathname, press, type } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const LINK = '/m/webEmail#email=new%40mail.example&code=408213'

async function comeBackAs(username: string): Promise<void> {
  await waitFor(() => expect(pathname()).toBe('/m/login'))
  await logIn(username)
  await waitFor(() => expect(pathname()).toBe('/m/webEmail'))
}

const address = async () => (await screen.findByLabelText<HTMLInputElement>(/^New e-mail address/)).value

it('NAMED-14, GAP-130 a visitor with a link to confirm logs in first, and then finds it filled in', async () => {
  await visitSite({ path: LINK })
  await comeBackAs('ravi88')
  await screen.findByText(/^The link filled in the address and the code/)
  expect(await address()).toBe('new@mail.example')
  expect(window.location.href).not.toContain('408213')
})

it('NAMED-14 a member whose session was over finds the link again after the login', async () => {
  await visitSite({ path: LINK, as: 'ravi88' })
  await screen.findByText(/^The link filled in the address and the code/)
  act(endSession)
  await comeBackAs('ravi88')
  await screen.findByText(/^The link filled in the address and the code/)
  expect(await address()).toBe('new@mail.example')
})

it('NAMED-14 the link of a member who signs out is not the next one’s', async () => {
  await visitSite({ path: LINK, as: 'ravi88' })
  await screen.findByText(/^The link filled in the address and the code/)
  act(endSession)
  await comeBackAs('downline1')
  expect(await address()).toBe('')
})

it('asks what became of an address whose answer was lost', async () => {
  const site = await visitSite({ path: LINK, as: 'ravi88', lose: ['updateMemberEmail'] })
  await type('Payment password', '482913')
  const before = site.calls('getSecurityConfig').length
  await press('Save')
  await waitFor(() => expect(site.calls('getSecurityConfig')).toHaveLength(before + 1))
  expect(await address()).toBe('new@mail.example')
})

describe('accounts that are not real', () => {
  const REAL_ACCOUNT = 'Please log in with a real account to use this function.'

  it('SESSION-27, NAMED-14 a trial with a link is told to log in, and then finds it filled in', async () => {
    const site = await visitSite({ path: LINK, as: 'ravi88', type: 4 })
    await screen.findByText(REAL_ACCOUNT)
    expect(site.calls('getSecurityConfig')).toEqual([])
    await comeBackAs('downline1')
    await screen.findByText(/^The link filled in the address and the code/)
    expect(await address()).toBe('new@mail.example')
  })

  it.each([40, 41, 42])(
    'GAP-12 type %i is refused as at the pages for security, and lands on home',
    async (accountType) => {
      const site = await visitSite({ path: LINK, as: 'ravi88', type: accountType })
      await screen.findByText(REAL_ACCOUNT)
      await waitFor(() => expect(pathname()).toBe('/m/home'))
      expect(window.location.href).not.toContain('408213')
      expect(site.calls('getSecurityConfig')).toEqual([])
    },
  )
})
