// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { logIn, press } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()
afterEach(() => moneyCallsItem.remove())

type Site = Awaited<ReturnType<typeof visitSite>>
const READS = ['getSystemStatus', 'getWallets', 'getUnreadCount', 'getChatUnreadCount'] as const
const timesOf = (site: Site) => READS.map((read) => site.calls(read).length)
const ONCE = [1, 1, 1, 1]

/** The member's home, where each of them has come. */
async function openHome() {
  const site = await visitSite({ path: '/m/member/home', as: 'ravi88' })
  await waitFor(() => expect(timesOf(site)).toEqual(ONCE))
  await site.allAnswered()
  return site
}

const expectAskedAgain = (site: Site) => waitFor(() => expect(Math.min(...timesOf(site))).toBeGreaterThan(1))

describe('status, balance and unread counts', () => {
  it('GAP-152 are asked for at the start, once', async () => {
    const site = await openHome()
    expect(timesOf(site)).toEqual(ONCE)
  })

  it('GAP-152 are asked for at the return to the tab', async () => {
    const site = await openHome()
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expectAskedAgain(site)
  })

  it('GAP-152 are asked for after a login', async () => {
    const site = await visitSite({ path: '/m/login' })
    await screen.findByLabelText('Username', { selector: 'input' })
    await site.allAnswered()
    const [status, ...others] = timesOf(site)
    await logIn()
    await waitFor(() => expect(timesOf(site)[0]).toBe(Number(status) + 1))
    await waitFor(() =>
      expect(
        timesOf(site)
          .slice(1)
          .every((times, at) => times > Number(others[at])),
      ).toBe(true),
    )
    await site.allAnswered()
    for (const read of READS.slice(1)) expect(site.calls(read).at(-1)?.request.headers.has('Authorization')).toBe(true)
  })

  it('GAP-152 are asked for after money was moved', async () => {
    const site = await openHome()
    await press('Return all')
    await screen.findByRole('heading', { name: '৳ 640.25 is back in your wallet' })
    await expectAskedAgain(site)
  })

  it('GAP-152 are asked for when a member asks for the balance', async () => {
    const site = await openHome()
    fireEvent.click((await screen.findAllByRole('button', { name: 'Refresh balance' }))[0] as HTMLElement)
    await expectAskedAgain(site)
  })
})
