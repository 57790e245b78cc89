import { useIntl } from 'react-intl'
import { addDepositProof, getDepositOrderQuery } from '#src/api/generated/deposit.ts'
import type { ReferenceKind } from '#src/api/generated/types.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { ImagePicker } from '#src/core/forms/ImagePicker.tsx'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useImages } from '#src/core/forms/use-images.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import styles from './DepositOrder.module.css'
import { payMessages as messages } from './pay-messages.ts'
import { referenceFieldOf } from './reference-field.ts'
import { isReference, tidyReference } from './reference.ts'

const ONE_SLIP = 1

interface ProofFormProps {
  orderNo: string
  kind: ReferenceKind | undefined
  /** The gateway has the proof: it may want more, in a form of its own. */
  onSent: () => void
}

/** Number or slip of a transfer; with either the order no longer expires (MONEY-36). */
export function ProofForm({ orderNo, kind, onSent }: ProofFormProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const images = useImages(ONE_SLIP)
  const [slip] = images.files
  const field = referenceFieldOf(kind)
  const refresh = () => {
    void invalidate(getDepositOrderQuery)
    // The form goes with the state that it belongs to.
    return 'leaves' as const
  }
  const form = useGatewayForm({
    name: `depositProof ${orderNo}`,
    initial: { reference: '' },
    secrets: [],
    tidy: ({ reference }) => ({ reference: tidyReference(reference, kind) }),
    check: ({ reference }) => {
      if (reference === '') return slip ? {} : { reference: { message: messages.proofMissing } }
      return isReference(reference, kind) ? {} : { reference: { message: field.wrong } }
    },
    operations: ['addDepositProof'],
    places: { NUMBER_FORMAT: { field: 'reference' }, REFERENCE_USED: { field: 'reference' } },
    send: ({ reference }) =>
      addDepositProof({ body: { orderNo, reference: reference || undefined, slip: slip || undefined } }),
    onSent: () => {
      showToast({ kind: 'success', text: messages.sent, durationMs: TOAST_MS.long })
      void invalidate(getDepositOrderQuery)
      onSent()
    },
    onCode: { ORDER_FINAL: refresh, RECORD_NOT_FOUND: refresh },
  })
  return (
    <Card className={styles.part}>
      <h2 className={styles.partTitle}>{intl.formatMessage(messages.proofTitle)}</h2>
      <p className={styles.text}>{intl.formatMessage(messages.proofText)}</p>
      <form {...form.props} className={styles.form}>
        <TextField
          {...form.field('reference')}
          label={intl.formatMessage(field.label)}
          hint={intl.formatMessage(field.hint)}
          inputMode={field.keys}
          autoComplete="off"
          autoCapitalize={kind === 'HASH' ? 'none' : 'characters'}
          spellCheck={false}
          enterKeyHint="send"
          dir="ltr"
        />
        <ImagePicker images={images} label={intl.formatMessage(messages.slip)} />
        <SubmitButton form={form}>{intl.formatMessage(messages.send)}</SubmitButton>
      </form>
    </Card>
  )
}
