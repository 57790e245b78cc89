// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { successExamples } from '#mock/generated/examples.ts'
import { getWalletsQuery } from '#src/api/generated/first-screen.ts'
import { configureGateway } from '#src/api/settings.ts'
import { merchants } from '#src/core/merchant/merchants.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { startStubGateway, type StubOptions } from '../../../tests/support/stub-gateway.ts'
import { Money } from './Money.tsx'
import { useBalance } from './wallet.ts'

afterEach(() => {
  cleanup()
  act(endSession)
  configureGateway({})
})

const Wallet = () => <Money amount="1234567.899" />

function Balance() {
  const { amount, isRefreshing } = useBalance()
  return isRefreshing ? null : <p>{amount ?? 'none'}</p>
}

function show(currencySymbol?: string) {
  const client = new QueryClient()
  const [wallets] = Object.values(successExamples.getWallets)
  if (currencySymbol && wallets) client.setQueryData(getWalletsQuery().queryKey, { ...wallets, currencySymbol })
  render(
    <QueryClientProvider client={client}>
      <Wallet />
    </QueryClientProvider>,
  )
}

it('GAP-22, CONST-21 an amount carries the symbol that the wallet sent', () => {
  show('Rs')
  expect(screen.getByText('Rs 1,234,567.89').getAttribute('dir')).toBe('ltr')
})

it('GAP-22, I18N-11 until then it is the constant of the merchant, never one that is fixed for all', () => {
  show()
  expect(screen.getByText('৳ 1,234,567.89')).toBeDefined()
  expect(merchants.map(({ currency, currencySymbol }) => [currency, currencySymbol])).toEqual([
    ['BDT', '৳'],
    ['TLB', '฿'],
    ['INR', '₹'],
  ])
})

it('GATEWAY-54 an amount that comes into the page does not refresh the balance', async () => {
  const { asked, allAnswered } = startStubGateway()
  // For this client whatever it knows is old.
  show('Rs')
  await allAnswered()
  expect(asked).toEqual([])
})

it('GATEWAY-53 a visitor asks for the wallet of the house, and gets no balance', async () => {
  const { asked } = startStubGateway({ prefer: { getWallets: 'example=visitor' } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Balance />
    </QueryClientProvider>,
  )
  await screen.findByText('none')
  expect(asked.map(({ operation, request }) => [operation, request.headers.get('Authorization')])).toEqual([
    ['getWallets', null],
  ])
})

it('GATEWAY-54 a member asks with the session, and gets the balance', async () => {
  startSession({ token: 'mbr_1', userName: 'ravi88', type: 0 })
  const { asked } = startStubGateway({ prefer: { getWallets: 'example=member' } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Balance />
    </QueryClientProvider>,
  )
  await screen.findByText('12480.50')
  expect(asked.map(({ request }) => request.headers.get('Authorization'))).toEqual(['Bearer mbr_1'])
})

it('ERR-47 a refresh that was tapped and fails is said, and the balance stays', async () => {
  startSession({ token: 'mbr_1', userName: 'ravi88', type: 0 })
  const prefer: StubOptions['prefer'] = { getWallets: 'example=member' }
  startStubGateway({ prefer })
  const client = new QueryClient()
  const { result } = renderHook(() => ({ ...useBalance(), toast: useToasts().toast }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.amount).toBe('12480.50'))
  prefer.getWallets = 'code=500, example=UNKNOWN_ERROR'
  act(() => result.current.refresh())
  await waitFor(() => expect(result.current.toast).toMatchObject({ kind: 'error' }))
  expect(result.current).toMatchObject({ amount: '12480.50', isRefreshing: false })
})
