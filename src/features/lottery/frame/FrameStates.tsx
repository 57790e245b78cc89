import { useIntl, type MessageDescriptor } from 'react-intl'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { reactionTo } from '#src/core/errors/react-to-error.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Spinner } from '#src/ui/loading/Spinner.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import styles from './LaunchPage.module.css'
import { launchMessages as messages } from './launch-messages.ts'

/** While the lottery loads. */
export function Opening() {
  const intl = useIntl()
  return (
    <div className={styles.opening} role="status">
      <Spinner size={28} />
      <p>{intl.formatMessage(messages.opening)}</p>
    </div>
  )
}

interface TicketRefusedProps {
  error: unknown
  onAgain: () => void
  onLeave: () => void
}

/** The gateway gave no ticket; whoever is on a break gets none by asking again (BEYOND-10). */
export function TicketRefused({ error, onAgain, onLeave }: TicketRefusedProps) {
  const { text, values } = reactionTo(error)
  const refusal = { title: messages.failedTitle, text, ...(values && { values }) }
  return isGatewayError(error, 'createLotteryTicket') && error.code === 'COOLING_OFF' ? (
    <State {...refusal} action={messages.leave} onPress={onLeave} />
  ) : (
    <State {...refusal} action={messages.again} onPress={onAgain} />
  )
}

/** The frame was opened and said nothing. */
export function Unanswered({ onAgain }: { onAgain: () => void }) {
  return <State title={messages.failedTitle} text={messages.noAnswer} action={messages.again} onPress={onAgain} />
}

/** The lottery does not know its player any more. */
export function Expired({ onAgain }: { onAgain: () => void }) {
  return <State title={messages.expiredTitle} text={messages.expiredText} action={messages.again} onPress={onAgain} />
}

/** The site has no lottery, or the address says nothing that could be opened (ERR-41). */
export function NothingToOpen({ onLeave }: { onLeave: () => void }) {
  return <State title={messages.closedTitle} text={messages.closedText} action={messages.leave} onPress={onLeave} />
}

interface StateProps {
  title: MessageDescriptor
  text: MessageDescriptor
  values?: Record<string, string>
  action: MessageDescriptor
  onPress: () => void
}

function State({ title, text, values, action, onPress }: StateProps) {
  const intl = useIntl()
  return (
    <div className={styles.state}>
      <StateView
        kind="error"
        title={intl.formatMessage(title)}
        text={intl.formatMessage(text, values)}
        action={
          <Button variant="primary" onClick={onPress}>
            {intl.formatMessage(action)}
          </Button>
        }
      />
    </div>
  )
}
