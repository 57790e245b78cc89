import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { WithdrawBank } from '#src/api/generated/types.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './BankChoice.module.css'
import { BankLogo } from './BankLogo.tsx'
import { cardsMessages as messages } from './cards-messages.ts'

interface BankChoiceProps {
  banks: readonly WithdrawBank[]
  /** Of the form that it stands in. */
  field: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'> & { error: string | undefined }
}

/** The banks and wallets that can be paid out to, one of which is chosen (GATEWAY-46). None is chosen before. */
export function BankChoice({ banks, field: { error, ...field } }: BankChoiceProps) {
  const intl = useIntl()
  const id = useId()
  const isWrong = error !== undefined
  return (
    // The group is what is wrong, and what the focus goes to: each of its buttons is all right.
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-legend`}
      aria-describedby={isWrong ? `${id}-error` : undefined}
      aria-invalid={isWrong || undefined}
      className={classNames(styles.group, isWrong && styles.wrong)}
    >
      <p id={`${id}-legend`} className={styles.legend}>
        {intl.formatMessage(messages.bank)}
      </p>
      <div className={styles.banks}>
        {banks.map((bank) => (
          <label key={bank.bankCode} className={styles.option}>
            <input {...field} type="radio" value={bank.bankCode} className={styles.input} />
            <span className={styles.bank}>
              <BankLogo bank={bank} size={32} className={styles.logo} />
              <span className={styles.name} dir="auto">
                {nameOf(bank)}
              </span>
            </span>
          </label>
        ))}
      </div>
      {isWrong ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon icon={CircleAlert} size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}

/** What is sent over another network than the named one is lost. */
const nameOf = ({ bankName, network }: WithdrawBank) => (network === undefined ? bankName : `${bankName} ${network}`)
