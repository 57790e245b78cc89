import { focusManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useGetWallets } from '#src/api/generated/first-screen.ts'
import { showError } from '#src/core/errors/show-error.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { useSession } from '#src/core/session/session.ts'
import { hideBalanceItem } from '#src/core/storage/items.ts'

const listeners = new Set<() => void>()

/** Whether balances are shown as asterisks (WALLET-06), and the way to turn it. */
export function useHideBalance(): [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const hidden = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hideBalanceItem.read() ?? false,
  )
  return [
    hidden,
    (next) => {
      hideBalanceItem.write(next)
      for (const listener of listeners) listener()
    },
  ]
}

/** The wallet as every screen shows it. */
export interface Balance {
  /** Decimal string; undefined for visitors, and until the first answer. */
  amount: string | undefined
  /** WALLET-04, WALLET-05: amounts are hidden meanwhile. */
  isRefreshing: boolean
  /** For a tap: a failure is said, because the amount stays as it was (ERR-47). */
  refresh: () => void
}

/**
 * Symbol that the wallet sent, else the merchant's (GAP-22). It asks for the wallet where nothing is known of it yet,
 * but never again: an amount that comes into the page is no reason to refresh the balance (GATEWAY-54).
 */
export function useCurrencySymbol(): string {
  const { data } = useGetWallets(undefined, {
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
    select: symbolOf,
  })
  return data ?? currentMerchant.currencySymbol
}

const symbolOf = ({ currencySymbol }: { currencySymbol: string }): string => currencySymbol

/**
 * The wallet of whoever looks: the member's with its balance, that of the house for a visitor (GATEWAY-53, WALLET-08).
 */
export function useBalance(): Balance {
  const session = useSession()
  const { data, isFetching, refetch } = useGetWallets(undefined, {
    // GAP-152: money may have moved in a game that another tab shows.
    refetchOnWindowFocus: session ? 'always' : false,
  })
  return {
    amount: session ? data?.sumBalance : undefined,
    isRefreshing: isFetching,
    // One call at a time: another tap joins the one under way (GATEWAY-54).
    refresh: () => {
      void refetch({ cancelRefetch: false }).then(({ error }) => error && showError(error, { kind: 'write' }))
      // GAP-152: with it, all that a return to the tab asks for.
      focusManager.onFocus()
    },
  }
}
