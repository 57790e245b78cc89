import { useIntl } from 'react-intl'
import type { CryptoPayment, DepositOrder } from '#src/api/generated/types.ts'
import { CopyLine } from '#src/core/money/orders/CopyLine.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { cryptoMessages as messages } from '../crypto-messages.ts'
import { CryptoWarning } from '../CryptoWarning.tsx'
import { useCryptoFacts } from '../use-crypto-facts.tsx'
import styles from './DepositOrder.module.css'
import { SavableQr } from './SavableQr.tsx'

interface PayCryptoProps {
  address: string
  crypto: CryptoPayment
  order: DepositOrder
}

/** The address to send a cryptocurrency to, on which network alone, how much, and at what rate (BEYOND-13). */
export function PayCrypto({ address, crypto, order }: PayCryptoProps) {
  const intl = useIntl()
  const cryptoFacts = useCryptoFacts()
  const { currency, network, amount } = crypto
  return (
    <Card className={styles.part}>
      <h2 className={styles.partTitle}>{intl.formatMessage(messages.title, { currency })}</h2>
      <CryptoWarning {...crypto} />
      <CopyLine label={intl.formatMessage(messages.address)} value={address} />
      <CopyLine label={intl.formatMessage(messages.amount, { currency })} value={amount} />
      <div className={styles.facts}>
        <FactList
          facts={[
            {
              name: intl.formatMessage(messages.deposit),
              value: <Money amount={order.amount} />,
            },
            ...cryptoFacts(crypto),
          ]}
        />
      </div>
      <SavableQr
        content={address}
        label={intl.formatMessage(messages.qrLabel)}
        order={order}
        symbol={currency}
        amount={amount}
        warning={intl.formatMessage(messages.warning, { currency, network })}
      />
    </Card>
  )
}
