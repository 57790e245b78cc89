import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Card } from '#src/ui/display/Card.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { Steps } from '#src/ui/display/Steps.tsx'
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
  const id = useId()
  return (
    <section id="rules" tabIndex={-1} className={styles.section}>
      <SectionHead title={intl.formatMessage(messages.rules)} id={id} />
      <Card className={styles.rules}>
        <Steps labelledBy={id} steps={RULES.map((rule) => intl.formatMessage(rule))} />
      </Card>
    </section>
  )
}
