import { retryMessage } from '#src/core/errors/retry-message.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { MoreFailed } from './MoreFailed.tsx'

interface MoreGamesProps {
  /** The last try failed. */
  isFailed: boolean
  isPending: boolean
  onMore: () => void
  /** What the button promises. */
  children: ReactNode
}

/** The button below a list of games that brings more of them (GAP-18); where they did not come it says so and tries again (ERR-46). */
export function MoreGames({ isFailed, isPending, onMore, children }: MoreGamesProps) {
  const intl = useIntl()
  return (
    <>
      {isFailed && !isPending ? <MoreFailed /> : null}
      <Button size="wide" pending={isPending} iconEnd={isFailed ? null : <Icon icon={ChevronDown} />} onClick={onMore}>
        {isFailed ? intl.formatMessage(retryMessage) : children}
      </Button>
    </>
  )
}
