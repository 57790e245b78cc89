import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { sendFeedbackContactMaxLength } from '#src/api/generated/bounds.ts'
import { sendFeedback } from '#src/api/generated/feedback.ts'
import type { FeedbackType } from '#src/api/generated/types.ts'
import { uploadWith } from '#src/api/upload.ts'
import { ImagePicker } from '#src/core/forms/ImagePicker.tsx'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useImages } from '#src/core/forms/use-images.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { showToast, TOAST_MS } from '#src/core/toasts/toasts.ts'
import { countCharacters } from '#src/lib/count-characters.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { feedbackMessages as messages, typeNames } from './feedback-messages.ts'
import styles from './FeedbackPage.module.css'
import { DEFAULT_LIMITS, isWithinLimits } from './feedback-rules.ts'

const types = ['SUGGESTION', 'TECHNICAL', 'PAYMENT', 'COMPLAINT', 'OTHER'] as const satisfies FeedbackType[]

/**
 * What it is about, the words, pictures and a way to answer (NAMED-07). The words are counted while they are typed, and
 * nothing can be sent outside the merchant's limits (FEEDBACK-03, ERR-56).
 *
 * @param isAnother in place of the thanks for one before, whose button had the focus
 */
export function FeedbackForm({ isAnother, onSent }: { isAnother: boolean; onSent: () => void }) {
  const intl = useIntl()
  const limits = useSiteStatus().info.resources?.feedbackLength ?? DEFAULT_LIMITS
  const images = useImages()
  const [progress, setProgress] = useState(0)
  const lengthFault = { message: messages.length, values: { ...limits } }
  const form = useGatewayForm({
    name: 'feedback',
    initial: { type: 'SUGGESTION', content: '', contact: '' },
    secrets: [],
    tidy: ({ type, content, contact }) => ({ type, content: content.trim(), contact: contact.trim() }),
    check: ({ content }) => (isWithinLimits(content, limits) ? {} : { content: lengthFault }),
    operations: ['sendFeedback'],
    places: { FEEDBACK_LENGTH: { field: 'content', fault: () => lengthFault } },
    send: ({ type, content, contact }) => {
      setProgress(0)
      return sendFeedback(
        {
          header: { 'X-Merchant': currentMerchant.code },
          body: {
            type: types.find((one) => one === type) ?? 'OTHER',
            content,
            contact: contact || undefined,
            images: images.files,
          },
        },
        { transport: uploadWith(setProgress) },
      )
    },
    onSent: (_nothing, _values, inPage) => {
      if (inPage) onSent()
      else showToast({ kind: 'success', text: messages.thanksText, durationMs: TOAST_MS.long })
    },
  })
  const arrive = useEffectEvent(() => {
    if (isAnother) form.focus('content')
  })
  useEffect(() => {
    arrive()
  }, [])
  const [type, content] = useWatch({ control: form.control, name: ['type', 'content'] })
  const text = String(content)
  return (
    <form {...form.props}>
      <p className={styles.legend} aria-hidden="true">
        {intl.formatMessage(messages.type)}
      </p>
      <div className={styles.types}>
        <ChipRow label={intl.formatMessage(messages.type)} wrap>
          {types.map((one) => (
            <Chip key={one} selected={one === type} onPress={() => form.set('type', one)}>
              {intl.formatMessage(typeNames[one])}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <TextArea
        {...form.field('content')}
        required
        rows={6}
        label={intl.formatMessage(messages.content)}
        hint={intl.formatMessage(messages.limits, { ...limits })}
        count={{ length: countCharacters(text.trim()), max: limits.max }}
        dir="auto"
      />
      <ImagePicker
        images={images}
        label={intl.formatMessage(messages.pictures)}
        progress={form.pending && images.files.length > 0 ? progress : undefined}
      />
      <div className={styles.after}>
        <TextField
          {...form.field('contact')}
          label={intl.formatMessage(messages.contact)}
          hint={intl.formatMessage(messages.contactHint)}
          maxLength={sendFeedbackContactMaxLength}
          autoComplete="email"
          dir="auto"
        />
      </div>
      <SubmitButton form={form} className={styles.submit} disabled={!isWithinLimits(text, limits)}>
        {intl.formatMessage(messages.submit)}
      </SubmitButton>
    </form>
  )
}
