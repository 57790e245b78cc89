import { useState } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { getSecurityConfigQuery, hasWithdrawalPasswordQuery } from '#src/api/generated/security.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { useIsMounted } from '#src/core/forms/use-is-mounted.ts'
import { paths } from '#src/core/routing/paths.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'

/**
 * What follows once a security setting is saved: a notice, and one step back to where it was asked for, be it the list of
 * settings, the cards or a withdrawal. That page finds the new setting there. Who came by a link of others gets the list.
 */
export function useLeaveForm(): { isLeaving: boolean; leave: (saved: MessageDescriptor) => void } {
  const navigate = useNavigate()
  const { key } = useLocation()
  const invalidate = useInvalidate()
  const isMounted = useIsMounted()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async (saved: MessageDescriptor) => {
    setLeaving(true)
    showToast({ kind: 'success', text: saved, durationMs: TOAST_MS.long })
    await invalidate(getSecurityConfigQuery, hasWithdrawalPasswordQuery)
    if (!isMounted()) return
    // The first entry of a visit has the key "default": there is nothing of the product behind it.
    if (key === 'default') await navigate(paths.security, { replace: true })
    else await navigate(-1)
  }
  return { isLeaving, leave: (saved) => void leave(saved) }
}
