import { useId } from 'react'
import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Steps } from '#src/ui/display/Steps.tsx'
import styles from './AgentPage.module.css'
import { agentRules, agentSteps, becomeLead, becomeMessages as messages, ageRule } from './become-messages.ts'

const { brand, minimumAge } = currentMerchant

/** How one becomes an agent, on which terms, and the way to customer service, which is where it starts (NAMED-06). */
export function BecomeAgent() {
  const intl = useIntl()
  const id = useId()
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{intl.formatMessage(becomeLead, { brand })}</p>
      <Card lit className={styles.part}>
        <h2 id={id} className={styles.heading}>
          {intl.formatMessage(messages.how)}
        </h2>
        <Steps labelledBy={id} steps={agentSteps.map((step) => intl.formatMessage(step))} />
      </Card>
      <Card className={styles.part}>
        <h2 className={styles.heading}>{intl.formatMessage(messages.terms)}</h2>
        <ul className={styles.rules}>
          <li>{intl.formatMessage(ageRule, { age: minimumAge })}</li>
          {agentRules.map((rule) => (
            <li key={rule.id}>{intl.formatMessage(rule)}</li>
          ))}
        </ul>
      </Card>
      <div className={styles.part}>
        <ServiceButton />
      </div>
    </div>
  )
}
