// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OperationId } from '#mock/generated/operations.ts'
import type { BoundCardList, MoneyOperation, WithdrawAllowance } from '#src/api/generated/types.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { fillTransfer, order } from './support/deposit-page.tsx'
import { pathname, press, type } from './support/on-screen.ts'
import type { StubOptions } from './support/stub-gateway.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** What each gate asks of what `listBankCards` answers, in the order of the gates. */
const inTheWay = {
  identity: (list) => withAllowance(list, { identity: 'REQUIRED' }),
  account: (list) => ({ ...list, cards: [] }),
  turnover: (list) => withAllowance(list, { turnoverLeft: '18450.00' }),
  day: (list) => withAllowance(list, { timesLeftToday: 0, leftToday: '0.00' }),
  hold: (list) => withAllowance(list, { heldUntil: new Date(Date.now() + 3_600_000).toISOString() }),
} satisfies Record<string, (list: BoundCardList) => BoundCardList>
type Obstacle = keyof typeof inTheWay | 'password'

const withAllowance = (list: BoundCardList, more: Partial<WithdrawAllowance>): BoundCardList => ({
  ...list,
  allowance: { ...list.allowance, ...more },
})

const gates = [
  ['identity', /^Customer service needs to verify your identity$/, 'Customer service'],
  ['password', /^Set a payment password first$/, 'Set payment password'],
  ['account', /^Add a bank account or wallet first$/, 'Add account'],
  ['turnover', /^Bet .*18,450\.00.* more first$/, 'Go to the games'],
  ['day', /^You have reached today’s limit$/, 'Show withdrawals'],
  ['hold', /^For your safety, wait until \w+ \d+/, 'Customer service'],
] as const satisfies readonly (readonly [Obstacle, RegExp, string])[]

/** Opens the page with these in the way. */
const visitWith = (obstacles: readonly Obstacle[]) =>
  visitSite({
    path: '/m/withdraw',
    as: 'ravi88',
    change: (operation, value) => {
      if (operation === 'hasWithdrawalPassword') return !obstacles.includes('password')
      if (operation !== 'listBankCards') return value
      return obstacles.reduce(
        (list, obstacle) => (obstacle === 'password' ? list : inTheWay[obstacle](list)),
        value as BoundCardList,
      )
    },
  })
/** Of a minute ago. */
function keepUnknownCall(operation: MoneyOperation): void {
  const member = { member: 'ravi88', merchant: 'bdtdemo' }
  moneyCallsItem.write([{ key: 'k'.repeat(16), operation, ...member, amount: '1000.00', at: Date.now() - 60_000 }])
  globalThis.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key }))
}
const main = () => within(screen.getByRole('main'))
/** Ways on: buttons and links of the gate itself. */
const waysOn = (title: HTMLElement) =>
  Array.from(title.parentElement?.querySelectorAll('a, button') ?? [], ({ textContent }) => textContent)

it.each(
  gates.map(([obstacle, title, way], at) => [obstacle, title, way, gates.slice(at).map(([one]) => one)] as const),
)(
  'MONEY-39, MONEY-41 before all that comes later, %s stands alone before the form, with one way on',
  async (_, title, way, obstacles) => {
    await visitWith(obstacles)
    const heading = await screen.findByRole('heading', { name: title })
    expect(waysOn(heading)).toEqual([way])
    for (const [other, words] of gates)
      expect([other, main().queryAllByRole('heading', { name: words }).length]).toEqual([
        other,
        words === title ? 1 : 0,
      ])
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
  },
)

it.each([
  ['more was bet than had to be', { turnoverLeft: '-5.00' }],
  ['less than a cent must still be bet', { turnoverLeft: '0.0040' }],
])('MONEY-39 where %s, the form stands there, and nothing is said of what must be bet', async (_, allowance) => {
  await visitSite({
    path: '/m/withdraw',
    as: 'ravi88',
    change: (operation, value) =>
      operation === 'listBankCards' ? withAllowance(value as BoundCardList, allowance) : value,
  })
  expect(await screen.findByLabelText(/^Amount/)).toBeDefined()
  expect(screen.queryByText('Turnover left')).toBeNull()
})

it.each(['-100.00', '0.0040'])('MONEY-39 a day of which %s is left is over', async (leftToday) => {
  await visitSite({
    path: '/m/withdraw',
    as: 'ravi88',
    change: (operation, value) =>
      operation === 'listBankCards' ? withAllowance(value as BoundCardList, { leftToday }) : value,
  })
  expect(await screen.findByRole('heading', { name: gates[4][1] })).toBeDefined()
  expect(screen.queryByLabelText(/^Amount/)).toBeNull()
})

it('MONEY-39 with nothing in the way the form stands there', async () => {
  await visitWith([])
  expect(await screen.findByLabelText(/^Amount/)).toBeDefined()
})

it('MONEY-39 a call whose outcome is not known comes before who the member is', async () => {
  keepUnknownCall('withdraw')
  await visitSite({
    path: '/m/withdraw',
    as: 'ravi88',
    hold: ['settleMoneyCall'],
    prefer: { listBankCards: 'example=unknown' },
  })
  await screen.findByText('We do not know yet whether your order was placed')
  expect(screen.queryByText('Customer service needs to verify your identity')).toBeNull()
})

it.each([
  ['/m/voucherCenter', 'DEPOSIT', 'createManualDeposit', 'listDepositBanks'],
  ['/m/withdraw', 'WITHDRAW', 'withdraw', 'listBankCards'],
] as const)(
  'MONEY-13, MONEY-39 %s with %s off says so and asks nothing for its form, but what became of an earlier call',
  async (path, feature, sent, read) => {
    keepUnknownCall(sent)
    const info = { whitelabel: { [feature]: false } }
    const site = await visitSite({ path, as: 'ravi88', info, hold: ['settleMoneyCall'] })
    const title = await screen.findByRole('heading', { name: 'Not available for your account' })
    expect(waysOn(title)).toEqual(['Customer service'])
    await waitFor(() => expect(site.held).toHaveLength(1))
    expect(screen.queryByText('We do not know yet whether your order was placed')).toBeNull()
    site.held[0]?.release()
    await site.allAnswered()
    expect(site.calls(read)).toEqual([])
  },
)

it('MONEY-13 while nobody knows whether the form is offered, an earlier call is settled all the same', async () => {
  keepUnknownCall('withdraw')
  const prefer: StubOptions['prefer'] = { getWhitelabel: 'code=400, example=REQUEST_INVALID' }
  const site = await visitSite({ path: '/m/withdraw', as: 'ravi88', info: { whitelabel: undefined }, prefer })
  await screen.findByRole('button', { name: 'Try again' })
  await waitFor(() => expect(site.calls('settleMoneyCall')).toHaveLength(1))
})

it('MONEY-39 flags that did not come refuse nobody: they can be asked for again', async () => {
  const prefer: StubOptions['prefer'] = { getWhitelabel: 'code=400, example=REQUEST_INVALID' }
  await visitSite({ path: '/m/withdraw', as: 'ravi88', info: { whitelabel: undefined }, prefer })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  delete prefer.getWhitelabel
  fireEvent.click(retry)
  expect(await screen.findByLabelText(/^Amount/)).toBeDefined()
})

it('MONEY-39 session and account type come first: nothing is asked of the gateway before', async () => {
  const site = await visitSite({ path: '/m/withdraw', as: 'ravi88', type: 4 })
  await waitFor(() => expect(pathname()).toBe('/m/home'))
  expect(site.calls('listBankCards')).toHaveLength(0)
})

it.each([
  ['/m/voucherCenter', 'listDepositBanks', 'createManualDeposit'],
  ['/m/withdraw', 'listBankCards', 'withdraw'],
] as const)(
  'BEYOND-14, GAP-159 %s asks who the member is first; nothing can be ordered or uploaded, and service is the way on',
  async (path, read, order) => {
    const site = await visitSite({ path, as: 'ravi88', prefer: { [read]: 'example=unknown' } })
    const title = await screen.findByRole('heading', { name: 'Customer service needs to verify your identity' })
    expect(waysOn(title)).toEqual(['Customer service'])
    expect(screen.queryByLabelText(/^Amount/)).toBeNull()
    expect(document.querySelector('input[type="file"]')).toBeNull()
    expect(site.calls(order)).toHaveLength(0)
  },
)

it('BEYOND-14 a form that stood open says so and gives way, once the gateway asks who the member is', async () => {
  let isAsked = false
  await visitSite({
    path: '/m/voucherCenter',
    as: 'ravi88',
    prefer: { createManualDeposit: 'code=403, example=IDENTITY_REQUIRED' },
    change: (operation, value) => {
      if (operation !== 'listDepositBanks' || !isAsked) return value
      return { ...(value as object), identity: 'REQUIRED' }
    },
  })
  await fillTransfer('1500')
  isAsked = true
  order()
  await screen.findByRole('heading', { name: 'Customer service needs to verify your identity' })
  await screen.findByText('Customer service needs to verify your identity.')
  expect(screen.queryByLabelText(/^Amount/)).toBeNull()
})

const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }))

it('MONEY-39, NAMED-02 a form gives way to the gate where there is no payment password any more', async () => {
  let isUnset = false
  const site = await visitSite({
    path: '/m/withdraw',
    as: 'ravi88',
    prefer: { withdraw: 'code=409, example=PAYMENT_PASSWORD_UNSET' },
    change: (operation, value) => {
      if (operation === 'getSecurityConfig') return { ...(value as object), paymentPassword: !isUnset }
      return operation === 'hasWithdrawalPassword' ? !isUnset : value
    },
  })
  // Another page has learned that there is one.
  await follow('Manage accounts')
  await follow('Add a bank account or wallet')
  await waitFor(() => expect(site.calls('getSecurityConfig')).toHaveLength(1))
  act(() => window.history.go(-2))
  fireEvent.input(await screen.findByLabelText(/^Amount/), { target: { value: '1000' } })
  fireEvent.input(screen.getByLabelText(/^Payment password/, { selector: 'input' }), { target: { value: '482913' } })
  isUnset = true
  await press(/^Withdraw/)
  const title = await screen.findByRole('heading', { name: 'Set a payment password first' })
  expect(waysOn(title)).toEqual(['Set payment password'])
  expect(screen.queryByLabelText(/^Amount/)).toBeNull()
  await follow('Set payment password')
  await screen.findByRole('heading', { name: 'Set a payment password' })
  expect(screen.queryByLabelText('Current payment password')).toBeNull()
})

const setPassword = async () => {
  await follow('Set payment password')
  await type('New payment password', '482913')
  await type('Confirm new payment password', '482913')
  await press('Save payment password')
  await waitFor(() => expect(pathname()).toBe('/m/withdraw'))
}

it('MONEY-39 a payment password that was just set is not asked for again while the gateway is asked', async () => {
  const hold: OperationId[] = []
  const site = await visitSite({ path: '/m/withdraw', as: 'newcomer', hold })
  await screen.findByRole('heading', { name: gates[1][1] })
  hold.push('hasWithdrawalPassword')
  await setPassword()
  await waitFor(() => expect(site.held).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: gates[1][1] })).toBeNull()
  site.held[0]?.release()
  await screen.findByRole('heading', { name: gates[2][1] })
})

it('MONEY-39 a payment password that was just set is not asked for again where the gateway does not answer', async () => {
  const prefer: StubOptions['prefer'] = {}
  const site = await visitSite({ path: '/m/withdraw', as: 'newcomer', prefer })
  await screen.findByRole('heading', { name: gates[1][1] })
  prefer.hasWithdrawalPassword = 'code=400, example=REQUEST_INVALID'
  await setPassword()
  await waitFor(() => expect(site.calls('hasWithdrawalPassword')).toHaveLength(2))
  await screen.findByRole('heading', { name: gates[2][1] })
})

it('MONEY-39 an account that was just added is not asked for again where the list does not come', async () => {
  const prefer: StubOptions['prefer'] = { listBankCards: 'example=empty' }
  await visitSite({ path: '/m/withdraw', as: 'ravi88', prefer })
  await follow('Add account')
  fireEvent.click(await screen.findByRole('radio', { name: 'Padma River Bank' }))
  prefer.listBankCards = 'code=400, example=REQUEST_INVALID'
  await type('Account number', '1501203948571')
  await type('Account holder', 'Ravi Das')
  await type('Payment password', '482913')
  await press('Add')
  await waitFor(() => expect(pathname()).toBe('/m/withdraw'))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('heading', { name: gates[2][1] })).toBeNull()
  delete prefer.listBankCards
  fireEvent.click(retry)
  expect(await screen.findByLabelText(/^Amount/)).toBeDefined()
})

it('MONEY-39 a form that opened without an answer stays, with what was typed, while it is asked for again', async () => {
  const hold: OperationId[] = []
  const prefer = { hasWithdrawalPassword: 'code=400, example=REQUEST_INVALID' }
  const site = await visitSite({ path: '/m/withdraw', as: 'ravi88', hold, prefer })
  await screen.findByLabelText(/^Amount/)
  const password = screen.getByLabelText<HTMLInputElement>(/^Payment password/, { selector: 'input' })
  fireEvent.input(password, { target: { value: '482913' } })
  hold.push('hasWithdrawalPassword')
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(site.held).toHaveLength(1))
  await site.allAnswered()
  expect(password.isConnected).toBe(true)
  expect(password.value).toBe('482913')
})
