import type { ReactNode } from 'react'
import { useGetWhitelabel } from '#src/api/generated/first-screen.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { reactions } from '#src/core/errors/reactions.ts'
import { unavailableMessage } from '#src/core/errors/unavailable-message.ts'
import { useKnownFeature } from '#src/core/site/site-status.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { GateStep } from './GateStep.tsx'

interface FeatureGateProps {
  feature: 'DEPOSIT' | 'WITHDRAW'
  children: ReactNode
}

/**
 * Money is paid in and out only where the merchant offers it; nothing is asked of the gateway before (MONEY-39,
 * BOOT-24).
 */
export function FeatureGate({ feature, children }: FeatureGateProps) {
  const isOffered = useKnownFeature(feature)
  // As the line before has asked for them, where they did not come with the status: a failure refuses nobody.
  const { data, error, refetch } = useGetWhitelabel(undefined, { enabled: false })
  if (isOffered) return children
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (isOffered === undefined)
    return (
      <div aria-busy="true">
        <Skeleton shape="card" count={3} />
      </div>
    )
  return (
    <GateStep title={unavailableMessage} text={reactions.FEATURE_UNAVAILABLE.text}>
      <ServiceButton />
    </GateStep>
  )
}
