import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useIntl } from 'react-intl'
import type { CryptoTerms } from '#src/api/generated/types.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './Cashier.module.css'
import { cryptoMessages as messages } from './crypto-messages.ts'

/** Says on which network alone a cryptocurrency may be sent, before it is ordered and before it is sent (BEYOND-13). */
export function CryptoWarning({ currency, network }: Pick<CryptoTerms, 'currency' | 'network'>) {
  const intl = useIntl()
  return (
    <p className={styles.warning}>
      <Icon icon={TriangleAlert} size={20} />
      <span>{intl.formatMessage(messages.warning, { currency, network })}</span>
    </p>
  )
}
