// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { db } from '#mock/state/db.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { englishOf } from './support/form-fault.ts'
import { tapTwentyTimes } from './support/member-page.tsx'
import { codesOf, failing, places } from './support/team-page.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()
afterEach(() => moneyCallsItem.remove())

const HOME = '/m/member/home'
const RECORD = '/m/member/accountRecord?tab=transfer'
const visit = (rest: Partial<Parameters<typeof visitSite>[0]> = {}) => {
  cleanup()
  return visitSite({ path: HOME, as: 'ravi88', ...rest })
}
const button = () => screen.findByRole('button', { name: 'Return all' })
const results = async () => {
  const list = await screen.findByRole('list', { name: 'Result of each wallet' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}
const left = () => findAccount(db, 'bdtdemo', 'ravi88')?.wallet.vendorWallets?.map(({ balance }) => balance)
const UNKNOWN = 'We do not know yet whether your money came back'

describe('MONEY-64 money in games', () => {
  it.each([HOME, RECORD])('MONEY-64, BEYOND-08 shows each wallet’s result after all came back: %s', async (path) => {
    const site = await visit({ path })
    const card = (await screen.findByRole('heading', { name: 'Money in games' })).parentElement
    expect(card?.textContent).toMatch(/Moonreel৳ 640\.25.*Netmender৳ 85\.00/)
    expect(card?.textContent).not.toContain('Orbit')
    fireEvent.click(await button())
    const title = await screen.findByRole('heading', { name: '৳ 640.25 is back in your wallet' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(await results()).toEqual([
      'Moonreel৳ 640.25Returned',
      'Netmender৳ 85.00This provider is under maintenance. Try again later.',
      'OrbitEmpty',
    ])
    const [call] = site.calls('returnBalance')
    expect(await call?.request.json()).toEqual({})
    // What is left can be tried again, with a key of its own.
    await waitFor(() => expect(card?.textContent).not.toContain('Moonreel৳'))
    fireEvent.click(await button())
    await screen.findByRole('heading', { name: 'Nothing was returned' })
    const keys = site.calls('returnBalance').map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('MONEY-64 goes when the last money is back, and the balance has it', async () => {
    await visit({
      change: (asked, value) =>
        asked === 'getWallets' ? { ...(value as object), vendorWallets: walletsOf(value).slice(0, 1) } : value,
    })
    fireEvent.click(await button())
    await screen.findByRole('heading', { name: '৳ 640.25 is back in your wallet' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Money in games' })).toBeNull())
    await waitFor(() => expect(screen.getAllByText('৳ 13,120.75').length).toBeGreaterThan(0))
  })

  it('GAP-152, MONEY-64 what came back can be withdrawn, also where a withdrawal was looked at just before', async () => {
    const site = await visit({ path: '/m/withdraw' })
    expect(await screen.findByLabelText(/^Amount/)).toBeDefined()
    await act(async () => goTo(HOME))
    fireEvent.click(await button())
    await results()
    await act(async () => goTo('/m/withdraw'))
    await waitFor(() => expect(site.calls('listBankCards')).toHaveLength(2))
  })

  it.each([
    ['a member without money in games', { as: 'newcomer' }],
    ['a merchant without game wallets', { change: withoutWallets }],
  ])('MONEY-64 shows no control to %s', async (_, rest) => {
    for (const path of [HOME, RECORD]) {
      const site = await visit({ path, ...rest })
      await waitFor(() => expect(site.calls('getWallets').length).toBeGreaterThan(0))
      await screen.findByRole('main')
      expect(screen.queryByText('Money in games')).toBeNull()
      expect(screen.queryByRole('button', { name: 'Return all' })).toBeNull()
    }
  })

  it('WALLET-06, MONEY-64 hides these balances with the other', async () => {
    await visit()
    await button()
    fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }))
    const card = screen.getByRole('heading', { name: 'Money in games' }).parentElement
    expect(card?.textContent).toMatch(/Moonreel৳ \*{6}/)
    expect(card?.textContent).not.toContain('640')
  })

  it('MONEY-15, BEYOND-08 twenty taps send one request, whose key is stored before', async () => {
    const site = await visit({ hold: ['returnBalance'] })
    await button()
    await tapTwentyTimes(() => screen.queryByRole('button', { name: 'Return all' }))
    expect(site.calls('returnBalance')).toHaveLength(1)
    expect(moneyCallsItem.read()).toMatchObject([
      { key: site.calls('returnBalance')[0]?.request.headers.get('Idempotency-Key'), amount: '725.25' },
    ])
    await act(async () => site.held[0]?.release())
    await results()
    expect(moneyCallsItem.read()).toBeUndefined()
  })

  it('MONEY-64 waits for the results, though nothing lies with the providers any more', async () => {
    let isEmpty = false
    const site = await visit({
      hold: ['returnBalance'],
      change: (asked, value) => (isEmpty && asked === 'getWallets' ? withoutWallets(asked, value) : value),
    })
    fireEvent.click(await button())
    await waitFor(() => expect(site.held).toHaveLength(1))
    isEmpty = true
    fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }))
    await waitFor(() => expect(screen.queryByText('Money in games')).toBeNull())
    expect(screen.queryByText(UNKNOWN)).toBeNull()
    await act(async () => site.held[0]?.release())
    expect(await results()).toHaveLength(3)
  })

  it('MONEY-05, BEYOND-08 a lost answer is asked after in words of its own, and nothing is sent again', async () => {
    const prefer = { returnBalance: 'code=500, example=UNKNOWN_ERROR' }
    const site = await visit({ prefer, hold: ['settleMoneyCall'] })
    fireEvent.click(await button())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(`${UNKNOWN}You do not need to do it again. We are checking.`)
    expect(screen.queryByRole('button', { name: 'Return all' })).toBeNull()
    await waitFor(() => expect(site.held).toHaveLength(1))
    await act(async () => site.held[0]?.release())
    expect(await screen.findByText('Nothing was returned. You can try again.')).toBeDefined()
    expect(await button()).toBeDefined()
    expect(site.calls('returnBalance')).toHaveLength(1)
    expect(left()).toEqual(['640.25', '85.00', '0.00'])
  })

  it('MONEY-06, MONEY-11 a return whose answer was lost is found by its key after a reload', async () => {
    const lost = await visit({ hold: ['returnBalance'] })
    fireEvent.click(await button())
    await waitFor(() => expect(lost.held).toHaveLength(1))
    const call = moneyCallsItem.read()
    const { request } = lost.calls('returnBalance')[0] ?? {}
    await act(async () => lost.held[0]?.release())
    await results()
    expect(request).toBeDefined()
    moneyCallsItem.write(call ?? [])
    window.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key }))
    const site = await visit()
    expect(await screen.findByText('We did get your request. Your transfer record shows what came back.')).toBeDefined()
    expect(site.calls('returnBalance')).toHaveLength(0)
    expect(left()).toEqual(['0.00', '85.00', '0.00'])
  })

  it('WALLET-09, ERR-39 who is no member is refused over the button, and nothing has moved', async () => {
    await visit(failing('returnBalance', 'BALANCE_RETURN_NOT_MEMBER'))
    fireEvent.click(await button())
    await waitFor(() => expect(places()).toEqual([{ form: englishOf('BALANCE_RETURN_NOT_MEMBER') }]))
    expect(left()).toEqual(['640.25', '85.00', '0.00'])
  })

  const NOT_KNOWN: readonly string[] = ['UNKNOWN_ERROR', 'IDEMPOTENCY_CONFLICT']
  it.each(codesOf('returnBalance').filter((code) => !NOT_KNOWN.includes(code)))(
    'BEYOND-08, GATEWAY-09 %s stands over the button, and nothing has moved',
    async (code) => {
      await visit(failing('returnBalance', code))
      fireEvent.click(await button())
      await waitFor(() => expect(places()).toEqual([{ form: englishOf(code) }]))
      expect(left()).toEqual(['640.25', '85.00', '0.00'])
    },
  )
})

function walletsOf(value: unknown): unknown[] {
  return (value as { vendorWallets: unknown[] }).vendorWallets
}

function withoutWallets(asked: string, value: unknown): unknown {
  if (asked !== 'getWallets') return value
  const { vendorWallets: _, ...rest } = value as { vendorWallets?: unknown }
  return rest
}
