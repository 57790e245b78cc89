import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { createManualDepositPayerNameMaxLength } from '#src/api/generated/bounds.ts'
import { useGetMemberInfo } from '#src/api/generated/first-screen.ts'
import type { DepositChannel, DepositMethodCode } from '#src/api/generated/types.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { isMore, paymentOf, tidyAmount } from '#src/core/money/amounts.ts'
import { AmountField } from '#src/core/money/AmountField.tsx'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { formatAmount, formatPercent } from '#src/lib/money.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { RadioList } from '#src/ui/fields/RadioList.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { cryptoMessages } from '../../crypto-messages.ts'
import { CryptoWarning } from '../../CryptoWarning.tsx'
import { Limits } from '../../Limits.tsx'
import { depositMessages } from '../deposit-messages.ts'
import { ownLimitMessages } from '../own-limit-messages.ts'
import styles from './DepositForm.module.css'
import { formMessages as messages } from './form-messages.ts'
import { useOwnRest } from './own-rest.ts'
import { asksPayer } from './send-deposit.ts'
import { Summary } from './Summary.tsx'
import { useDepositForm } from './use-deposit-form.ts'
import { useDepositPromotions } from './use-deposit-promotions.ts'

interface DepositFormProps {
  method: DepositMethodCode
  /** Open for payments. Another one needs a form of its own. */
  channel: DepositChannel
}

/** Orders a deposit by one channel, the same from both templates (MONEY-24). */
export function DepositForm(props: DepositFormProps) {
  const { data, isFetched } = useGetMemberInfo()
  // The form takes the name when it opens. It stays while a name that did not come is asked for again.
  if (!isFetched && props.method === 'MANUAL') return <Skeleton shape="card" count={1} />
  return <Fields {...props} payerName={data?.payeeName ?? ''} />
}

function Fields({ method, channel, payerName }: DepositFormProps & { payerName: string }) {
  const intl = useIntl()
  const known = useDepositPromotions()
  const promotions = known ?? []
  const rest = useOwnRest(channel.limits)
  const form = useDepositForm({ method, channel, payerName, promotions })
  const [typed, promoId] = useWatch({ control: form.control, name: ['amount', 'promoId'] })
  const amount = paymentOf(tidyAmount(String(typed)))
  const isGone = known !== undefined && promoId !== '' && known.every((one) => one.promoId !== promoId)
  const chooseNone = useEffectEvent(() => form.set('promoId', ''))
  useEffect(() => {
    // A promotion that is offered no more can neither be seen nor sent.
    if (isGone) chooseNone()
  }, [isGone])
  const { banks = [], crypto, limits, variants = [] } = channel
  const quickAmounts = channel.quickAmounts.filter((sum) => rest === undefined || !isMore(sum, rest))
  const bounds = <Limits key="limits" limits={rest === undefined ? limits : { ...limits, maxAmount: rest }} />
  const choose = (sum: string) => {
    // Without cents that say nothing, as one would type it.
    form.set('amount', sum.replace(/\.00$/, ''))
    form.judge('amount')
  }
  return (
    <form {...form.props} className={styles.form}>
      <div className={styles.amount}>
        <AmountField
          {...form.field('amount')}
          label={intl.formatMessage(moneyFacts.amount)}
          hint={intl.formatMessage(rest === undefined ? messages.limits : ownLimitMessages.upTo, { limits: bounds })}
        />
        {quickAmounts.length > 0 ? (
          <div className={styles.quick}>
            <ChipRow wrap label={intl.formatMessage(depositMessages.quick)}>
              {quickAmounts.map((sum) => (
                <Chip key={sum} selected={sum === amount} onPress={() => choose(sum)}>
                  <bdi className="num">{formatAmount(sum).replace(/\.00$/, '')}</bdi>
                </Chip>
              ))}
            </ChipRow>
          </div>
        ) : null}
      </div>
      {banks.length > 0 ? (
        <RadioList
          {...form.field('bankCode')}
          tiles
          label={intl.formatMessage(moneyFacts.bank)}
          options={banks.map(({ bankCode, bankName, logoUrl }) => ({
            value: bankCode,
            title: <span dir="auto">{bankName}</span>,
            picture: logoUrl ? <Picture className={styles.logo} paths={[logoUrl]} width={32} height={32} /> : undefined,
          }))}
        />
      ) : null}
      {variants.length > 1 ? (
        <RadioList
          {...form.field('variant')}
          label={intl.formatMessage(messages.variant)}
          options={variants.map((one) => ({
            value: one,
            title: intl.formatMessage(one === 'H5' ? messages.openApp : messages.scan),
          }))}
        />
      ) : null}
      {asksPayer(method, channel) ? (
        <TextField
          {...form.field('payerName')}
          required
          label={intl.formatMessage(messages.payer)}
          hint={intl.formatMessage(messages.payerHint)}
          autoComplete="name"
          enterKeyHint="done"
          maxLength={createManualDepositPayerNameMaxLength}
          dir="auto"
        />
      ) : null}
      {promotions.length > 0 ? (
        <RadioList
          {...form.field('promoId')}
          label={intl.formatMessage(messages.promotion)}
          options={[
            {
              value: '',
              title: intl.formatMessage(messages.noPromotion),
              detail: intl.formatMessage(messages.noPromotionDetail),
            },
            ...promotions.map(({ promoId: value, title, terms }) => ({
              value,
              title: <span dir="auto">{title}</span>,
              detail: intl.formatMessage(depositMessages.terms, {
                bonus: <bdi key="bonus">{formatPercent(terms.bonusRate)}</bdi>,
                amount: <Money key="amount" amount={terms.minDeposit} />,
                times: terms.turnoverTimes,
              }),
            })),
          ]}
        />
      ) : null}
      {amount === undefined ? null : (
        <Summary amount={amount} channel={channel} terms={promotions.find((one) => one.promoId === promoId)?.terms} />
      )}
      {crypto ? <CryptoWarning {...crypto} /> : null}
      <div>
        <p className={styles.next}>
          {crypto
            ? intl.formatMessage(cryptoMessages.next, { count: crypto.confirmations })
            : intl.formatMessage(method === 'MANUAL' ? messages.afterTransfer : messages.afterOnline)}
        </p>
        <SubmitButton form={form}>
          {amount === undefined
            ? intl.formatMessage(messages.submit)
            : intl.formatMessage(messages.submitAmount, {
                amount: <Money key="amount" amount={amount} />,
              })}
        </SubmitButton>
      </div>
    </form>
  )
}
