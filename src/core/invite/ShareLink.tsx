import type { ReactNode } from 'react'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { useSession } from '#src/core/session/session.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { shareTarget } from './share-target.ts'

interface ShareLinkProps {
  className: string
  children: ReactNode
  /** What holds the link is left for a page. */
  onLeave?: () => void
}

/** Runs the share rule: a link to where sharing leads, or a press that says "coming soon" (SHELL-85..87, GAP-15). */
export function ShareLink({ className, children, onLeave }: ShareLinkProps) {
  const path = useShareTarget()
  if (path === undefined) {
    return (
      <button type="button" className={className} onClick={sayComingSoon}>
        {children}
      </button>
    )
  }
  return (
    <Link to={path} className={className} onClick={onLeave}>
      {children}
    </Link>
  )
}

/** Where sharing leads whoever looks; undefined while there is nothing to share. */
export function useShareTarget(): string | undefined {
  const session = useSession()
  const { resources } = useSiteStatus().info
  return shareTarget({ type: session?.type, isReferralEnabled: resources?.referralPromo?.enabled === true })
}

/** SHELL-86 */
function sayComingSoon(): void {
  showToast({ kind: 'info', text: commonMessages.comingSoon, durationMs: TOAST_MS.comingSoon })
}
