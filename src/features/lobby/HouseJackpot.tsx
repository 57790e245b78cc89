import { defineMessages, useIntl } from 'react-intl'
import { useGetLobbyNews } from '#src/api/generated/messages.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { formatAmount } from '#src/lib/money.ts'
import styles from './HouseJackpot.module.css'

const messages = defineMessages({
  title: { id: 'lobby.jackpot.title', defaultMessage: 'House jackpot', description: 'Title of the jackpot on home' },
})

/** The jackpot that the house vouches for; without a figure of the gateway there is none (GAP-163). */
export function HouseJackpot() {
  const intl = useIntl()
  const language = useLanguage()
  const { data, isPending } = useGetLobbyNews({ query: { merchantCode: currentMerchant.code, language } })
  if (!currentMerchant.showJackpot || (!isPending && !data?.jackpot)) return null
  if (!data?.jackpot) return <div className={styles.place} />
  const amount = formatAmount(data.jackpot.amount).replace(/\.\d\d$/, '')
  const label = `${currentMerchant.currencySymbol} ${amount}`
  const cells = [...amount].map((digit, place) => ({ digit, key: `${amount.length - place}` }))
  return (
    <section className={styles.jackpot}>
      <h2 className={styles.title}>{intl.formatMessage(messages.title)}</h2>
      <div className={styles.digits} role="img" aria-label={label} dir="ltr">
        {cells.map(({ digit, key }) => (
          <span key={key} className={digit === ',' ? styles.comma : styles.digit}>
            {digit}
          </span>
        ))}
      </div>
    </section>
  )
}
