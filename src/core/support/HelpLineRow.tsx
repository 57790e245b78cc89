import HeartHandshake from 'lucide-react/icons/heart-handshake'
import { defineMessages, useIntl } from 'react-intl'
import { currentFoot } from '#src/core/merchant/foot.ts'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { safeExternal } from '#src/core/routing/safe-external.ts'
import { Row } from '#src/ui/controls/Row.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'

/**
 * The way to the merchant's help line for responsible play, among other rows; nothing where there is none (GAP-171).
 *
 * @param iconSize in px, that of the rows around
 */
export function HelpLineRow({ iconSize }: { iconSize: 20 | 22 }) {
  const intl = useIntl()
  const helpLine = safeExternal(currentFoot.helpLine)
  if (!helpLine) return null
  return (
    <Row
      picture={<Icon icon={HeartHandshake} size={iconSize} />}
      title={intl.formatMessage(messages.title)}
      detail={intl.formatMessage(messages.detail)}
      render={(link) => <ExternalLink href={helpLine} {...link} />}
    />
  )
}

const messages = defineMessages({
  title: {
    id: 'help.more.helpLine',
    defaultMessage: 'When playing is no longer fun',
    description: 'Link to an independent help line for people who gamble too much; kind, not blaming',
  },
  detail: {
    id: 'help.more.helpLineDetail',
    defaultMessage: 'Free advice, independent of us',
    description: 'Second line of the link to the help line',
  },
})
