import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { formatAmount } from '#src/lib/money.ts'
import { useLobbyNews } from '../use-lobby-news.ts'
import styles from './HouseJackpot.module.css'
import { JackpotCounter } from './JackpotCounter.tsx'
import { jackpotMessages as messages } from './jackpot-messages.ts'
import { JackpotPlace } from './JackpotPlace.tsx'
import { JACKPOT } from './jackpot-rules.ts'
import { RollingDigits } from './RollingDigits.tsx'

/**
 * The jackpot that the house vouches for. Without a figure of the gateway, the counter that grows by itself stands
 * there and says that it is an illustration; a merchant may leave that off (GAP-163).
 */
export function HouseJackpot() {
  const intl = useIntl()
  const currencySymbol = useCurrencySymbol()
  const { data, isPending } = useLobbyNews()
  if (isPending) return <JackpotPlace />
  const figure = data?.jackpot && formatAmount(data.jackpot.amount).replace(/\.\d\d$/, '')
  if (!figure && !currentMerchant.showJackpot) return null
  return (
    <section className={styles.jackpot}>
      <h2 className={styles.title}>{intl.formatMessage(figure ? messages.title : messages.illustration)}</h2>
      {figure ? (
        <RollingDigits text={figure} currencySymbol={currencySymbol} numHeight={JACKPOT.numHeight} />
      ) : (
        <JackpotCounter {...JACKPOT} currencySymbol={currencySymbol} />
      )}
    </section>
  )
}
