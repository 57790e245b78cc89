import { retryMessage } from '#src/core/errors/retry-message.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useIntl } from 'react-intl'
import { showMoreMessage } from '#src/core/records/show-more-message.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { gameGridMessages } from './game-grid-messages.ts'
import { MoreFailed } from './MoreFailed.tsx'

interface MoreGamesProps {
  /** The last try failed. */
  isFailed: boolean
  isPending: boolean
  onMore: () => void
  /** How many it brings; undefined where only the gateway knows. */
  count: number | undefined
}

/**
 * The button below a list of games that brings more of them (GAP-18); where they did not come it says so and tries
 * again (ERR-46).
 */
export function MoreGames({ isFailed, isPending, onMore, count }: MoreGamesProps) {
  const intl = useIntl()
  const text =
    count === undefined ? intl.formatMessage(showMoreMessage) : intl.formatMessage(gameGridMessages.more, { count })
  return (
    <>
      {isFailed && !isPending ? <MoreFailed /> : null}
      <Button size="wide" pending={isPending} iconEnd={isFailed ? null : <Icon icon={ChevronDown} />} onClick={onMore}>
        {isFailed ? intl.formatMessage(retryMessage) : text}
      </Button>
    </>
  )
}
