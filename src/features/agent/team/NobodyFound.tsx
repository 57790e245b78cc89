import { useIntl } from 'react-intl'
import { StateView } from '#src/ui/states/StateView.tsx'
import { teamMessages as messages } from './team-messages.ts'

/** Where a search or a filter leaves nobody of the team. */
export function NobodyFound() {
  const intl = useIntl()
  return (
    <StateView
      kind="empty"
      title={intl.formatMessage(messages.noneFound)}
      text={intl.formatMessage(messages.noneFoundText)}
    />
  )
}
