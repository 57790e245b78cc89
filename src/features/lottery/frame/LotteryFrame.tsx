import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { listLotteryOrdersQuery } from '#src/api/generated/lottery-lists.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { moneyMoved } from '#src/core/money/money-moved.ts'
import { oneAtATime } from '#src/lib/one-at-a-time.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { frameAddress } from './frame-address.ts'
import type { FrameMessage } from './frame-messages.ts'
import { Expired, Opening, TicketRefused, Unanswered } from './FrameStates.tsx'
import styles from './LaunchPage.module.css'
import type { LotteryLaunch } from './launch-query.ts'
import { useFrameMessages } from './use-frame-messages.ts'
import { useLaunchTicket, usePrizeMode } from './use-launch-ticket.ts'
import { useOpening, useTimeLimit } from './use-opening.ts'

/** Scripts and storage of its own origin, which is never the site's; no pop-ups, no way to move this page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/** The lottery in its frame: asks for a ticket, opens the frame, acts on what it says (GAP-107). */
export function LotteryFrame(props: { launch: LotteryLaunch; origin: string; onClose: () => void }) {
  const { launch, origin, onClose } = props
  const intl = useIntl()
  const language = useLanguage()
  const client = useQueryClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const { attempt, phase, played, unanswered, expired, again } = useOpening(launch.gameId)
  const opened = { ...launch, gameId: attempt.gameId }
  const prizeMode = usePrizeMode(launch.prizeMode)
  const ticket = useLaunchTicket(opened, prizeMode, attempt.number)
  useTimeLimit(ticket.isSuccess && phase === 'opening', unanswered)
  // Asking again gives up what is under way: on a slow line no balance would come while one bet follows another.
  const [refresh] = useState(() => oneAtATime(() => moneyMoved(client, listLotteryOrdersQuery)))
  const act = (message: FrameMessage) => {
    if (message.type === 'play') played(message.gameId)
    else if (message.type === 'close') onClose()
    else void refresh()
    // Whether the site's own session is over too, the gateway says: it refuses the wallet then, and the member leaves.
    if (message.type === 'sessionExpired') expired()
  }
  useFrameMessages(frame, origin, act)

  if (ticket.isError) return <TicketRefused error={ticket.error} onAgain={again} onLeave={onClose} />
  if (phase === 'unanswered') return <Unanswered onAgain={again} />
  if (phase === 'expired') return <Expired onAgain={again} />
  return (
    <div className={styles.stage} aria-busy={phase === 'opening'}>
      {ticket.data ? (
        <iframe
          ref={frame}
          title={intl.formatMessage(categoryNames.LOTT)}
          className={classNames(styles.frame, phase === 'opening' && styles.unseen)}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          src={frameAddress({
            origin,
            launch: opened,
            ...ticket.data,
            merchant: currentMerchant.code,
            uiStyle: currentMerchant.lotteryStyle ?? 'default',
            language,
          })}
        />
      ) : null}
      {phase === 'opening' ? <Opening /> : null}
    </div>
  )
}
