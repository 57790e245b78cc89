import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { agentLinksPath } from '#src/core/routing/view-paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { teamMessages as messages } from './team-messages.ts'

/** Where an agent has nobody below yet: says so and leads to the links that bring somebody. */
export function EmptyTeam() {
  const intl = useIntl()
  return (
    <StateView
      kind="empty"
      title={intl.formatMessage(messages.none)}
      text={intl.formatMessage(messages.noneText)}
      action={
        <Button variant="primary" render={(link) => <Link to={agentLinksPath} {...link} />}>
          {intl.formatMessage(messages.invite)}
        </Button>
      }
    />
  )
}
