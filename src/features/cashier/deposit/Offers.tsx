import Gift from 'lucide-react/icons/gift'
import { useIntl } from 'react-intl'
import { useListDepositPromos } from '#src/api/generated/promotions.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { formatPercent } from '#src/lib/money.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { SectionHead } from '#src/ui/display/SectionHead.tsx'
import styles from '../Cashier.module.css'
import { depositMessages as messages } from './deposit-messages.ts'

/** The promotions that a deposit can be made with; nothing where there are none, the page is whole without them. */
export function Offers() {
  const intl = useIntl()
  const language = useLanguage()
  const { currencySymbol } = useBalance()
  const { data } = useListDepositPromos({ query: { language } })
  const offers = data?.promotions.flatMap(({ promoId, title, status, depositTerms }) =>
    depositTerms && (status === 'JOIN' || status === 'JOINED') ? [{ promoId, title, terms: depositTerms }] : [],
  )
  if (!offers || offers.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead flush mark={currentMerchant.mark} title={intl.formatMessage(messages.promos)} />
      <Card flush>
        <Rows>
          {offers.map(({ promoId, title, terms }) => (
            <Row
              key={promoId}
              picture={<Icon icon={Gift} size={22} />}
              title={<span dir="auto">{title}</span>}
              detail={intl.formatMessage(messages.terms, {
                bonus: <bdi key="bonus">{formatPercent(terms.bonusRate)}</bdi>,
                amount: <Money key="amount" symbol={currencySymbol} amount={terms.minDeposit} />,
                times: terms.turnoverTimes,
              })}
              render={({ className, children }) => (
                <Link to={paths.promotions} className={className}>
                  {children}
                </Link>
              )}
            />
          ))}
        </Rows>
      </Card>
    </section>
  )
}
