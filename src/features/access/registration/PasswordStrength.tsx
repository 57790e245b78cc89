import { defineMessages, useIntl } from 'react-intl'
import { NEW_PASSWORD_LENGTH } from '#src/core/account/account-rules.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { newPasswordRule } from '../new-password/check-new-password.ts'
import { strengthOf } from './password-strength.ts'
import styles from './PasswordStrength.module.css'

const BARS = [1, 2, 3, 4] as const

/** Four bars below a new password, and a word for those who do not see them; before that the rule. */
export function PasswordStrength({ password }: { password: string }) {
  const intl = useIntl()
  const strength = strengthOf(password)
  if (strength === 0) return intl.formatMessage(newPasswordRule, NEW_PASSWORD_LENGTH)
  return (
    <span className={styles.bars}>
      {BARS.map((bar) => (
        <span key={bar} className={classNames(styles.bar, bar <= strength && styles[`level${strength}`])} />
      ))}
      <span role="status">
        <VisuallyHidden>{intl.formatMessage(words[strength])}</VisuallyHidden>
      </span>
    </span>
  )
}

const words = defineMessages({
  1: {
    id: 'access.passwordStrength.refused',
    defaultMessage: 'Password too weak',
    description: 'Read out while a new password is typed: the lowest grade, it does not meet the rules yet',
  },
  2: {
    id: 'access.passwordStrength.fair',
    defaultMessage: 'Fair password',
    description: 'Read out while a new password is typed: the third of four grades, it keeps the rules and no more',
  },
  3: {
    id: 'access.passwordStrength.good',
    defaultMessage: 'Good password',
    description: 'Read out while a new password is typed: the second best of four grades',
  },
  4: {
    id: 'access.passwordStrength.strong',
    defaultMessage: 'Strong password',
    description: 'Read out while a new password is typed: the best of four grades',
  },
})
