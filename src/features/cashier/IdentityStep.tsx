import { defineMessages } from 'react-intl'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { GateStep } from './GateStep.tsx'

/**
 * In place of a form that pays in or out while customer service has to confirm who the member is (BEYOND-14). Nothing
 * can be uploaded: no call takes identity papers (GAP-159).
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
    defaultMessage: 'Customer service needs to verify your identity',
    description:
      'Heading in place of the forms for deposits and withdrawals while the operator has not verified who the member is',
  },
  text: {
    id: 'cashier.identity.text',
    defaultMessage: 'They will tell you what they need. After that, you can deposit and withdraw.',
    description:
      'Text below the heading that customer service needs to verify the identity, over a button that leads to customer service',
  },
})
