import type { GatewayError } from '#src/api/gateway-error.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { LoadFailed } from './LoadFailed.tsx'

export interface LoadingCardsProps {
  /** How many cards are expected, roughly. */
  count: number
  /** Of their container. */
  className?: string | undefined
  /** What failed, of the calls that the content waits for. */
  error: GatewayError | null
  /** Asks again for what failed. */
  onRetry: () => unknown
}

/** In place of content that is not there yet: placeholders, or after a failure what says so, with a retry (ERR-46). */
export function LoadingCards({ count, className, error, onRetry }: LoadingCardsProps) {
  if (error) return <LoadFailed error={error} onRetry={onRetry} />
  return (
    <div className={className} aria-busy="true">
      <Skeleton shape="card" count={count} />
    </div>
  )
}
