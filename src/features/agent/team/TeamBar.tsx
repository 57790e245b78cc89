import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { BalanceBar } from '#src/core/wallet/BalanceBar.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { teamMessages as messages } from './team-messages.ts'
import { transferMessages } from './transfer/transfer-messages.ts'

/** What the agent can send, and the way to open an account for somebody else. */
export function TeamBar() {
  const intl = useIntl()
  return (
    <BalanceBar label={intl.formatMessage(transferMessages.yours)}>
      <Button
        variant="line"
        size="small"
        icon={<Icon icon={UserRoundPlus} size={16} />}
        render={(link) => <Link to={paths.agentRegister} {...link} />}
      >
        {intl.formatMessage(messages.newAccount)}
      </Button>
    </BalanceBar>
  )
}
