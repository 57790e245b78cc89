import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { WithdrawBank } from '#src/api/generated/types.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { RadioList } from '#src/ui/fields/RadioList.tsx'
import styles from './BankChoice.module.css'
import { BankLogo } from './BankLogo.tsx'

interface BankChoiceProps {
  banks: readonly WithdrawBank[]
  /** Of the form that it stands in. */
  field: Pick<ComponentProps<typeof RadioList>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>
}

/** The banks and wallets that can be paid out to, one of which is chosen (GATEWAY-46). None is chosen before. */
export function BankChoice({ banks, field }: BankChoiceProps) {
  const intl = useIntl()
  return (
    <div className={styles.banks}>
      <RadioList
        {...field}
        tiles
        label={intl.formatMessage(moneyFacts.bank)}
        options={banks.map((bank) => ({
          value: bank.bankCode,
          title: <span dir="auto">{nameOf(bank)}</span>,
          picture: <BankLogo bank={bank} size={32} className={styles.logo} />,
        }))}
      />
    </div>
  )
}

/** What is sent over another network than the named one is lost. */
const nameOf = ({ bankName, network }: WithdrawBank) => (network === undefined ? bankName : `${bankName} ${network}`)
