import { useState } from 'react'
import { useIntl } from 'react-intl'
import { removeBankCard } from '#src/api/generated/security.ts'
import type { BoundCard } from '#src/api/generated/types.ts'
import { listBankCardsQuery } from '#src/api/generated/withdraw.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { paymentPasswordEffects } from '#src/core/account/payment-password-effects.ts'
import { paymentPasswordPlaces } from '#src/core/account/payment-password-places.ts'
import { paymentPasswordReads } from '#src/core/account/payment-password-reads.ts'
import { paymentPasswordFault } from '#src/core/account/payment-password.ts'
import { PaymentPasswordField } from '#src/core/account/PaymentPasswordField.tsx'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useIsMounted } from '#src/core/forms/use-is-mounted.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { tidyDigits } from '#src/lib/plain-text.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import styles from './Cards.module.css'
import { cardsMessages as messages } from './cards-messages.ts'
import { PasswordFirst } from './PasswordFirst.tsx'

interface RemoveCardSheetProps {
  /** Undefined while the sheet is closed. */
  card: BoundCard | undefined
  onClose: () => void
  /** The card is no longer in the list, by this sheet or by something else. */
  onGone: () => void
}

/** Removes an account or wallet for good, by the payment password (MONEY-50). */
export function RemoveCardSheet({ card, onClose, onGone }: RemoveCardSheetProps) {
  const intl = useIntl()
  return (
    <Sheet
      open={card !== undefined}
      onClose={onClose}
      title={intl.formatMessage(messages.removeTitle)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {card ? <RemoveCard card={card} onGone={onGone} /> : null}
    </Sheet>
  )
}

function RemoveCard({ card, onGone }: { card: BoundCard; onGone: () => void }) {
  const [isUnset, setUnset] = useState(false)
  return isUnset ? (
    <PasswordFirst arrived />
  ) : (
    <>
      <Card>
        <AccountFacts card={card} />
      </Card>
      <RemoveCardForm cardId={card.cardId} onGone={onGone} onUnset={() => setUnset(true)} />
    </>
  )
}

interface RemoveCardFormProps {
  cardId: string
  onGone: () => void
  /** There is no payment password that could confirm it. */
  onUnset: () => void
}

function RemoveCardForm({ cardId, onGone, onUnset }: RemoveCardFormProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const isMounted = useIsMounted()
  const [isLeaving, setLeaving] = useState(false)
  const refresh = () => invalidate(listBankCardsQuery, ...paymentPasswordReads)
  // The list comes first, so that the focus finds what is left of it.
  const leave = async () => {
    setLeaving(true)
    await refresh()
    if (isMounted()) onGone()
  }
  const form = useGatewayForm({
    name: 'removeBankCard',
    initial: { paymentPassword: '' },
    secrets: ['paymentPassword'],
    tidy: (typed) => ({ paymentPassword: tidyDigits(typed.paymentPassword) }),
    check: ({ paymentPassword }) => ({ paymentPassword: paymentPasswordFault(paymentPassword) }),
    operations: ['removeBankCard'],
    places: paymentPasswordPlaces('paymentPassword'),
    send: ({ paymentPassword }) => removeBankCard({ body: { cardId, paymentPassword } }),
    onSent: () => {
      showToast({ kind: 'success', text: messages.removed, durationMs: TOAST_MS.long })
      void leave()
    },
    // An answer that was lost may have removed it.
    onFailed: () => void refresh(),
    onCode: {
      ...paymentPasswordEffects({ clear: () => void form.set('paymentPassword', '') }),
      PAYMENT_PASSWORD_UNSET: () => {
        onUnset()
        return 'leaves'
      },
      RECORD_NOT_FOUND: () => {
        void leave()
        return 'leaves'
      },
    },
  })
  return (
    <form {...form.props}>
      <p className={styles.meaning}>{intl.formatMessage(messages.removeText)}</p>
      <PaymentPasswordField {...form.field('paymentPassword')} enterKeyHint="go" />
      <SubmitButton form={form} className={styles.danger} pending={isLeaving}>
        {intl.formatMessage(messages.remove)}
      </SubmitButton>
    </form>
  )
}
