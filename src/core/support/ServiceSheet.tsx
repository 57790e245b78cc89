import Headset from 'lucide-react/icons/headset'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useIntl } from 'react-intl'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { useServiceChannels, type ServiceChannel } from './customer-service.ts'
import { serviceMessages } from './service-messages.ts'
import { customerServiceTitle } from '#src/core/chat/customer-service-title.ts'
import { ServiceChannelLink } from './ServiceChannelLink.tsx'

const ways = {
  whatsapp: { icon: MessageCircle, name: serviceMessages.whatsapp },
  CS: { icon: Headset, name: serviceMessages.chat },
} satisfies Record<ServiceChannel['title'], object>

/** The choice between several ways to customer service (SHELL-67). */
export function ServiceSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl()
  const channels = useServiceChannels()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(customerServiceTitle)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <Rows>
        {channels.map(({ title, url }) => (
          <Row
            key={url}
            picture={<Icon icon={ways[title].icon} size={22} />}
            title={intl.formatMessage(ways[title].name)}
            detail={intl.formatMessage(serviceMessages.detail)}
            render={({ className, children }) => (
              <ServiceChannelLink className={className} channel={{ title, url }} onLeave={onClose}>
                {children}
              </ServiceChannelLink>
            )}
          />
        ))}
      </Rows>
    </Sheet>
  )
}
