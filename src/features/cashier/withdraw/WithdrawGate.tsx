import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useHasWithdrawalPassword } from '#src/api/generated/security.ts'
import type { BoundCardList } from '#src/api/generated/types.ts'
import { paymentPasswordMessages } from '#src/core/account/payment-password-messages.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { isLeft } from '#src/core/money/withdraw-fee.ts'
import { addCardPath } from '#src/core/routing/add-card-path.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { accountRecordPath } from '#src/core/routing/view-paths.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { useTimeLeft } from '#src/core/money/use-time-left.ts'
import { GateStep } from '../GateStep.tsx'
import { IdentityStep } from '../IdentityStep.tsx'
import { gateMessages as messages } from './gate-messages.ts'

interface WithdrawGateProps extends Pick<BoundCardList, 'cards' | 'allowance'> {
  /** The form, once nothing stands in its way. */
  children: ReactNode
}

/**
 * What has to be done before money can be withdrawn, one thing at a time and with one way on: who the member is, a
 * payment password, an account, what must still be bet, the limits of the day, a hold (MONEY-39, MONEY-41).
 */
export function WithdrawGate({ cards, allowance, children }: WithdrawGateProps) {
  const { data: hasPassword, error, isFetched, isFetching } = useHasWithdrawalPassword()
  if (allowance.identity === 'REQUIRED') return <IdentityStep />
  const isMissing = hasPassword === false && !error
  // A failure is forgotten while the question is asked again; what is typed stays. A password may have been set since:
  // who comes back from setting it has the answer from before.
  if (isMissing ? isFetching : hasPassword === undefined && !isFetched)
    return (
      <div aria-busy="true">
        <Skeleton shape="card" count={2} />
      </div>
    )
  if (isMissing)
    return (
      <GateStep title={paymentPasswordMessages.first} text={messages.passwordText}>
        <Way to={paths.paymentPassword} label={paymentPasswordMessages.set} />
      </GateStep>
    )
  if (cards.length === 0)
    return (
      <GateStep title={messages.accountTitle} text={messages.accountText}>
        <Way to={addCardPath} label={messages.addAccount} />
      </GateStep>
    )
  if (!cards.some(({ usable }) => usable))
    return (
      <GateStep title={messages.checkedTitle} text={messages.checkedText}>
        <Way to={paths.cards} label={messages.showAccounts} />
      </GateStep>
    )
  if (isLeft(allowance.turnoverLeft))
    return (
      <GateStep
        title={messages.turnoverTitle}
        values={{ amount: <Money key="amount" amount={allowance.turnoverLeft} /> }}
        text={messages.turnoverText}
      >
        <Way to={paths.home} label={messages.play} />
      </GateStep>
    )
  if (allowance.timesLeftToday === 0 || !isLeft(allowance.leftToday))
    return (
      <GateStep title={messages.dayTitle} text={messages.dayText}>
        <Way to={accountRecordPath('withdraw')} label={messages.showRecord} />
      </GateStep>
    )
  if (allowance.heldUntil !== undefined) return <HoldGate until={allowance.heldUntil}>{children}</HoldGate>
  return children
}

/**
 * Holds withdrawals until a moment of the gateway's clock (BEYOND-15). Who has changed nothing has to be told whom to
 * ask.
 */
function HoldGate({ until, children }: { until: string; children: ReactNode }) {
  if (useTimeLeft(until) === 0) return children
  return (
    <GateStep title={messages.heldTitle} values={{ time: <Moment key="time" at={until} /> }} text={messages.heldText}>
      <ServiceButton />
    </GateStep>
  )
}

function Way({ to, label }: { to: string; label: MessageDescriptor }) {
  const intl = useIntl()
  return (
    <Button size="wide" render={(link) => <Link to={to} {...link} />}>
      {intl.formatMessage(label)}
    </Button>
  )
}
