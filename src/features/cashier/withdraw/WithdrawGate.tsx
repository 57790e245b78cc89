import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useHasWithdrawalPassword } from '#src/api/generated/security.ts'
import type { BoundCardList } from '#src/api/generated/types.ts'
import { isNothing } from '#src/core/money/withdraw-fee.ts'
import { addCardPath } from '#src/core/routing/add-card-path.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import styles from '../Cashier.module.css'
import { gateMessages as messages } from './gate-messages.ts'

interface WithdrawGateProps extends Pick<BoundCardList, 'cards' | 'allowance'> {
  /** The form, once nothing stands in its way. */
  children: ReactNode
}

/**
 * What has to be done before money can be withdrawn, one thing at a time and with one way on: a payment password, an
 * account, what must still be bet, the limits of the day (MONEY-39, MONEY-41).
 */
export function WithdrawGate({ cards, allowance, children }: WithdrawGateProps) {
  const { currencySymbol } = useBalance()
  const { data: hasPassword, error } = useHasWithdrawalPassword()
  if (hasPassword === undefined && !error)
    return (
      <div aria-busy="true">
        <Skeleton shape="card" count={2} />
      </div>
    )
  if (hasPassword === false)
    return (
      <Step
        title={messages.passwordTitle}
        text={messages.passwordText}
        to={paths.paymentPassword}
        way={messages.setPassword}
      />
    )
  if (cards.length === 0)
    return <Step title={messages.accountTitle} text={messages.accountText} to={addCardPath} way={messages.addAccount} />
  if (!cards.some(({ usable }) => usable))
    return (
      <Step title={messages.checkedTitle} text={messages.checkedText} to={paths.cards} way={messages.showAccounts} />
    )
  if (!isNothing(allowance.turnoverLeft))
    return (
      <Step
        title={messages.turnoverTitle}
        values={{ amount: <Money symbol={currencySymbol} amount={allowance.turnoverLeft} /> }}
        text={messages.turnoverText}
        to={paths.home}
        way={messages.play}
      />
    )
  if (allowance.timesLeftToday === 0 || isNothing(allowance.leftToday))
    return (
      <Step
        title={messages.dayTitle}
        text={messages.dayText}
        to={`${paths.accountRecord}?tab=withdraw`}
        way={messages.showRecord}
      />
    )
  return children
}

interface StepProps {
  title: MessageDescriptor
  /** Values of the title. */
  values?: Record<string, ReactNode>
  text: MessageDescriptor
  to: string
  way: MessageDescriptor
}

function Step({ title, values, text, to, way }: StepProps) {
  const intl = useIntl()
  return (
    <Card lit className={styles.note}>
      <h2 className={styles.noteTitle}>{intl.formatMessage(title, values)}</h2>
      <p className={styles.noteText}>{intl.formatMessage(text)}</p>
      <Button size="wide" render={(link) => <Link to={to} {...link} />}>
        {intl.formatMessage(way)}
      </Button>
    </Card>
  )
}
