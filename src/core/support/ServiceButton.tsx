import Headset from 'lucide-react/icons/headset'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { ServiceLink } from './ServiceLink.tsx'
import { customerServiceTitle } from '#src/core/chat/customer-service-title.ts'
import { ServiceSheet } from './ServiceSheet.tsx'

/**
 * A way to customer service on a page, quiet beside a page's own primary action: opens it, offers the choice of ways,
 * or leads to the help centre.
 */
export function ServiceButton({ quiet }: { quiet?: boolean }) {
  const intl = useIntl()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Button
        variant={quiet ? 'line' : 'primary'}
        size="wide"
        icon={<Icon icon={Headset} />}
        render={(link) => <ServiceLink onChooseService={() => setChoosing(true)} {...link} />}
      >
        {intl.formatMessage(customerServiceTitle)}
      </Button>
      <ServiceSheet open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}
