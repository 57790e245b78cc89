import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { applyPromotion } from '#src/api/generated/promotions.ts'
import { uploadWith } from '#src/api/upload.ts'
import { fieldMessages } from '#src/core/forms/field-messages.ts'
import { ImagePicker } from '#src/core/forms/ImagePicker.tsx'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useImages } from '#src/core/forms/use-images.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { countCharacters } from '#src/lib/count-characters.ts'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { useRefreshOffers } from '../use-take-offer.ts'
import { applicationMessages as messages } from './application-messages.ts'
import styles from './ApplicationForm.module.css'

/** PROMO-05, CONST-33: characters. */
const MAX_REMARK = 140

/** Remark and pictures of an application (PROMO-05..08, GAP-116); what was typed is kept until it is sent. */
export function ApplicationForm({ promoId, onSent }: { promoId: string; onSent: () => void }) {
  const intl = useIntl()
  const refresh = useRefreshOffers()
  const images = useImages()
  const [progress, setProgress] = useState(0)
  const form = useGatewayForm({
    name: `promotion ${promoId}`,
    initial: { remark: '' },
    secrets: [],
    tidy: ({ remark }) => ({ remark: remark.trim() }),
    check: ({ remark }) =>
      countCharacters(remark) > MAX_REMARK
        ? { remark: { message: fieldMessages.tooLong, values: { max: MAX_REMARK } } }
        : {},
    operations: ['applyPromotion'],
    places: { REMARK_TOO_LONG: { field: 'remark' } },
    send: ({ remark }) => {
      setProgress(0)
      return applyPromotion(
        { body: { promoId, remark: remark || undefined, images: images.files } },
        { transport: uploadWith(setProgress) },
      )
    },
    onSent: (_nothing, _values, inPage) => {
      showToast({ kind: 'success', text: messages.sent, durationMs: TOAST_MS.long })
      if (inPage) onSent()
      void refresh()
    },
    // It may be that somebody else, or another tab, was first. A promotion that is gone takes the form along.
    onFailed: () => void refresh(),
    onCode: { RECORD_NOT_FOUND: () => 'leaves' },
  })
  const remark = useWatch({ control: form.control, name: 'remark' })
  return (
    <form {...form.props} className={styles.form}>
      <TextArea
        {...form.field('remark')}
        label={intl.formatMessage(messages.remark)}
        count={{ length: countCharacters(String(remark)), max: MAX_REMARK }}
        enterKeyHint="enter"
        dir="auto"
      />
      <ImagePicker
        images={images}
        label={intl.formatMessage(messages.pictures)}
        progress={form.pending && images.files.length > 0 ? progress : undefined}
      />
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(messages.submit)}
      </SubmitButton>
    </form>
  )
}
