import { defineMessages } from 'react-intl'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { GateStep } from './GateStep.tsx'

/**
 * In place of a form that pays in or out while customer service has to confirm who the member is (BEYOND-14). Nothing can
 * be uploaded: no call takes identity papers (GAP-159).
 */
export function IdentityStep() {
  return (
    <GateStep title={messages.title} text={messages.text}>
      <ServiceButton />
    </GateStep>
  )
}

const messages = defineMessages({
  title: {
    id: 'cashier.identity.title',
    defaultMessage: 'Customer service must confirm who you are',
    description:
      'Heading in place of the forms for deposits and withdrawals while the operator does not know the member',
  },
  text: {
    id: 'cashier.identity.text',
    defaultMessage: 'They tell you what they need. Once that is done, you can deposit and withdraw.',
    description: 'Text below "Customer service must confirm who you are", over a button that leads to customer service',
  },
})
