import type { ClipboardEvent } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { MOBILE_LENGTH } from '../account-rules.ts'
import { Flag } from '#src/ui/display/Flag.tsx'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'
import { fieldNames } from '../field-names.ts'
import { tidyMobile } from './tidy-mobile.ts'
import styles from './MobileField.module.css'

const { country, mobile } = currentMerchant
const DIALING_CODE = `+${mobile.dialingCode}`

/**
 * A mobile number of the merchant's country, behind its flag and dialling code (GAP-147). The empty field says how many
 * digits it wants, where the country has a number of them (LOGIN-19). What it gives is what was typed: judge and send
 * it by way of `tidyMobile`.
 */
export function MobileField(field: Omit<TextFieldProps, 'label' | 'icon' | 'prefix' | 'suffix'>) {
  const intl = useIntl()
  return (
    <TextField
      enterKeyHint="next"
      {...field}
      label={intl.formatMessage(fieldNames.mobile)}
      prefix={
        <span className={styles.code}>
          <Flag country={country} />
          <bdi dir="ltr">{DIALING_CODE}</bdi>
        </span>
      }
      placeholder={mobile.digits === undefined ? undefined : intl.formatMessage(digits, { count: mobile.digits })}
      className={styles.input}
      dir="ltr"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={MOBILE_LENGTH.max}
      onPaste={pasteTidy}
    />
  )
}

/** The input would cut a number that was copied with its dialling code, brackets and spaces (LOGIN-18). */
function pasteTidy(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text')
  const tidy = tidyMobile(pasted, mobile)
  if (tidy === pasted) return
  event.preventDefault()
  const input = event.currentTarget
  const end = input.selectionEnd ?? input.value.length
  const start = input.selectionStart ?? end
  // The bound of the input is for typing alone.
  const room = MOBILE_LENGTH.max - (input.value.length - (end - start))
  input.setRangeText(tidy.slice(0, room), start, end, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const digits = defineMessage<{ count: number }>({
  id: 'access.mobile.digits',
  defaultMessage: '{count, plural, one {# digit} other {# digits}}',
  description: 'Placeholder of the field for a mobile number: how many digits the numbers of the country have',
})
