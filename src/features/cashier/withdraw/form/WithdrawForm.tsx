import Landmark from 'lucide-react/icons/landmark'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { BoundCard, BoundCardList } from '#src/api/generated/types.ts'
import { PaymentPasswordField } from '#src/core/account/PaymentPasswordField.tsx'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { AmountField } from '#src/core/money/AmountField.tsx'
import { paymentOf } from '#src/core/money/amounts.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { isLeft, isNothing, leastOf, payoutOf } from '#src/core/money/withdraw-fee.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { isolate } from '#src/lib/isolate.ts'
import { cutToCents, formatMoney } from '#src/lib/money.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { RadioList } from '#src/ui/fields/RadioList.tsx'
import cashier from '../../Cashier.module.css'
import { formMessages as messages } from './form-messages.ts'
import { useWithdrawForm } from './use-withdraw-form.ts'
import styles from './WithdrawForm.module.css'

/** What stands before the last places of a masked number. */
const STARS = /^[* ]+/
const NOTHING = '0.00'
/** Before there is an amount. */
const NOT_KNOWN = '–'

/** Amount, account, fee, payout and payment password on one screen (MONEY-42). */
export function WithdrawForm({ cards, allowance }: Pick<BoundCardList, 'cards' | 'allowance'>) {
  const intl = useIntl()
  const currencySymbol = useCurrencySymbol()
  const { form, feeOf } = useWithdrawForm({ cards, allowance })
  // Whatever is typed, fee and payout follow.
  useWatch({ control: form.control })
  const amount = paymentOf(form.read().amount)
  const fee = amount === undefined ? undefined : feeOf(amount)
  const most = leastOf(allowance.withdrawable, allowance.limits.maxAmount, allowance.leftToday)
  const fillMost = () => {
    // The gateway's amounts may have more decimals than a payment, or be below zero.
    form.set('amount', isLeft(most) ? cutToCents(most) : NOTHING)
    form.judge('amount')
  }
  return (
    <form {...form.props} className={styles.form}>
      <AmountField
        {...form.field('amount')}
        label={intl.formatMessage(moneyFacts.amount)}
        suffix={
          <Button size="small" variant="text" onClick={fillMost}>
            {intl.formatMessage(messages.all)}
          </Button>
        }
      />
      <RadioList
        {...form.field('cardId')}
        label={intl.formatMessage(messages.account)}
        options={cards.filter(({ usable }) => usable).map(optionOf)}
      />
      {cards
        .filter(({ usable }) => !usable)
        .map(({ cardId, bank, maskedNumber }) => (
          <p key={cardId} className={styles.checked}>
            {intl.formatMessage(messages.checked, {
              account: <bdi key="account">{[bank.bankName, maskedNumber.replace(STARS, '')].join(' ')}</bdi>,
            })}
          </p>
        ))}
      <Card>
        <FactList
          facts={[
            {
              name: intl.formatMessage(moneyFacts.fee),
              value:
                fee === undefined ? (
                  NOT_KNOWN
                ) : isNothing(fee) ? (
                  intl.formatMessage(moneyFacts.noFee)
                ) : (
                  <Money amount={fee} />
                ),
            },
            {
              name: intl.formatMessage(messages.payout),
              value: (
                <b className={styles.payout}>
                  {amount === undefined || fee === undefined ? NOT_KNOWN : <Money amount={payoutOf(amount, fee)} />}
                </b>
              ),
            },
          ]}
        />
      </Card>
      <PaymentPasswordField {...form.field('paymentPassword')} required />
      <SubmitButton form={form}>
        {intl.formatMessage(messages.submit, {
          amount: amount === undefined ? '' : isolate(formatMoney(currencySymbol, amount)),
        })}
      </SubmitButton>
    </form>
  )
}

const optionOf = ({ cardId, bank, maskedNumber, payeeName }: BoundCard) => ({
  value: cardId,
  title: <span dir="auto">{bank.bankName}</span>,
  detail: (
    <>
      <span className={cashier.number}>
        <bdi dir="ltr">{maskedNumber}</bdi>
      </span>
      <bdi className={cashier.payee}>{payeeName}</bdi>
    </>
  ),
  picture: bank.logoUrl ? (
    <Picture className={cashier.logo} paths={[bank.logoUrl]} width={40} height={40} />
  ) : (
    <Icon icon={Landmark} size={22} />
  ),
})
