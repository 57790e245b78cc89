import { useState, type ComponentProps, type ReactNode } from 'react'
import { defineMessage, useIntl, type MessageTag } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { TermsSheet } from './TermsSheet.tsx'
import styles from './RegisterForm.module.css'

type Box = Omit<ComponentProps<typeof Checkbox>, 'children'> & { error?: string | undefined }

/**
 * The two ticks without which nobody registers: the age, never ticked beforehand, and the terms (REG-06, REG-38,
 * GAP-86, GAP-164).
 */
export function Consent({ terms, age }: { terms: Box; age: Box }) {
  const intl = useIntl()
  const [isReading, setReading] = useState(false)
  const link = (words: ReactNode[]) => (
    <button key="terms" type="button" className={styles.terms} onClick={() => setReading(true)}>
      {words}
    </button>
  )
  const { error: _age, ...ageBox } = age
  const { error: _terms, ...termsBox } = terms
  return (
    <div className={styles.consent}>
      <Checkbox {...ageBox}>{intl.formatMessage(ageStatement, { age: currentMerchant.minimumAge })}</Checkbox>
      <Checkbox {...termsBox}>{intl.formatMessage(acceptTerms, { link })}</Checkbox>
      <TermsSheet open={isReading} onClose={() => setReading(false)} />
    </div>
  )
}

const ageStatement = defineMessage<{ age: number }>({
  id: 'access.register.age',
  defaultMessage: 'I am {age, number} or over',
  description: 'Label of a box to tick in the registration form; the age is 18 or 21',
})

const acceptTerms = defineMessage<{ link: MessageTag }>({
  id: 'access.register.terms',
  defaultMessage: 'I accept the <link>terms</link>',
  description: 'Label of a box to tick in the registration form; the words in the tag open the terms',
})
