import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { SectionHead } from '#src/ui/display/SectionHead.tsx'
import { vipMessages as messages } from './vip-messages.ts'
import styles from './VipPage.module.css'

const RULES = [
  messages.cumulative,
  messages.turnover,
  messages.onePerson,
  messages.cancel,
  messages.points,
  messages.rebates,
  messages.birthdayGift,
  messages.tour,
]

/** What holds for all levels and bonuses (VIP-06..13). */
export function RulesSection() {
  const intl = useIntl()
  return (
    <section id="rules" tabIndex={-1} className={styles.section}>
      <SectionHead mark={currentMerchant.mark} title={intl.formatMessage(messages.rules)} />
      <Card className={styles.rules}>
        <ol>
          {RULES.map((rule, at) => (
            <li key={rule.id} className={styles.rule}>
              <bdi className={styles.count} aria-hidden="true">
                {at + 1}
              </bdi>
              <span className={styles.text}>{intl.formatMessage(rule)}</span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
