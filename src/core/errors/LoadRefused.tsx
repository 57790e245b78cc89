import { useIntl } from 'react-intl'
import type { GatewayCode } from '#src/api/gateway-error.ts'
import { StateView } from '#src/ui/states/StateView.tsx'
import { reactions } from './reactions.ts'
import { unavailableMessage } from './unavailable-message.ts'

/** In place of a list or page that this account may not have, with the reason (ERR-35, ERR-36, GAP-168). */
export function LoadRefused({ code }: { code: GatewayCode }) {
  const intl = useIntl()
  return (
    <StateView
      kind="offline"
      title={intl.formatMessage(unavailableMessage)}
      text={intl.formatMessage(reactions[code].text)}
    />
  )
}
