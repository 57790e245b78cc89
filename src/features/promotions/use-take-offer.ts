import { useRef } from 'react'
import { listDepositPromosQuery, useAcceptDepositPromo } from '#src/api/generated/promotions.ts'
import { showRefusal } from '#src/core/errors/show-error.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { refusalAt } from '#src/core/account/free-check.ts'
import { useSession } from '#src/core/session/session.ts'
import { countNextBalance } from '#src/core/wallet/count-next-balance.ts'
import { promotionMessages as messages } from './promotion-messages.ts'
import { useMoneyMoved } from '#src/core/money/money-moved.ts'

/** Asks again for everything that joining, claiming or applying changes. */
export function useRefreshOffers(): () => Promise<void> {
  const moneyMoved = useMoneyMoved()
  return () => moneyMoved(listDepositPromosQuery)
}

/** GATEWAY-120, ERR-37: says why this account may take no promotion, and whether it is so. */
export function useRefusal(): () => boolean {
  const session = useSession()
  return () => {
    const code = refusalAt('promotion', session?.type)
    if (code) void showRefusal(code)
    return code !== undefined
  }
}

/**
 * Joins a promotion or claims its reward, with a toast as long as the call takes, and once however often the button is
 * tapped (PROMO-09). What failed is said as the table of reactions has it. `taking` is what is under way until the
 * list says how it ended; nothing else is taken meanwhile.
 */
export function useTakeOffer(): { take: (promoId: string) => void; taking: string | undefined } {
  const refresh = useRefreshOffers()
  const isRefused = useRefusal()
  const locked = useRef(false)
  const { mutate, variables, isPending } = useAcceptDepositPromo<() => void>({
    onMutate: () => showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loading }),
    onSuccess: ({ status }) => {
      const isClaimed = status === 'CLAIMED'
      if (isClaimed) countNextBalance()
      const text = isClaimed ? messages.claimed : messages.joined
      showToast({ kind: 'success', text, durationMs: TOAST_MS.long })
    },
    // Whether it went well or was too late: what stands now, the gateway knows.
    onSettled: async (_accepted, _error, _variables, hideToast) => {
      hideToast?.()
      await refresh()
      locked.current = false
    },
  })
  const take = (promoId: string) => {
    if (locked.current || isRefused()) return
    locked.current = true
    mutate({ body: { promoId } })
  }
  return { take, taking: isPending ? variables?.body.promoId : undefined }
}
