// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { successExamples } from '#mock/generated/examples.ts'
import { getWalletsQuery } from '#src/api/generated/wallet.ts'
import { merchants } from '#src/core/merchant/merchants.ts'
import { Money } from './Money.tsx'
import { useBalance } from './wallet.ts'

afterEach(cleanup)

function Wallet() {
  const { currencySymbol } = useBalance()
  return <Money symbol={currencySymbol} amount="1234567.899" />
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
