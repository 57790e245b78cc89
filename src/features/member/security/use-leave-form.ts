import { useState } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useInvalidate, type CachedRead } from '#src/api/invalidate.ts'
import { paymentPasswordReads } from '#src/core/account/payment-password-reads.ts'
import { useIsMounted } from '#src/core/forms/use-is-mounted.ts'
import { useIsFirstEntry } from '#src/core/routing/use-is-first-entry.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'

/**
 * The way out of a form of the security settings: one step back, to where it was asked for, be it the list of settings,
 * the cards or a withdrawal. Who came by a link of others gets the page above it.
 *
 * @param above address of that page
 */
export function useStepBack(above: string): () => void {
  const navigate = useNavigate()
  const isFirstEntry = useIsFirstEntry()
  return () => {
    if (isFirstEntry()) void navigate(above, { replace: true })
    else void navigate(-1)
  }
}

/**
 * What follows once a security setting is saved: a notice, and the way out. The page that one comes back to finds the
 * new setting there.
 *
 * @param above address of the page above this one
 * @param reads what changes with the setting, besides the settings themselves
 */
export function useLeaveForm(above: string, ...reads: CachedRead[]) {
  const stepBack = useStepBack(above)
  const invalidate = useInvalidate()
  const isMounted = useIsMounted()
  const [isLeaving, setLeaving] = useState(false)
  const refresh = () => invalidate(...paymentPasswordReads, ...reads)
  const leave = async (saved: MessageDescriptor) => {
    setLeaving(true)
    showToast({ kind: 'success', text: saved, durationMs: TOAST_MS.long })
    await refresh()
    if (isMounted()) stepBack()
  }
  return {
    /** True from the success on: nothing is to be sent again while the page is left. */
    isLeaving,
    leave: (saved: MessageDescriptor) => void leave(saved),
    /** For after a failure: an answer that was lost may have saved the setting. */
    refresh: () => void refresh(),
  }
}
