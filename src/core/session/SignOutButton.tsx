import LogOut from 'lucide-react/icons/log-out'
import { defineMessages, useIntl } from 'react-intl'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { signOut } from './sign-out.ts'

/** Asks, and then signs out (SESSION-11). */
export function SignOutButton({ onPress }: { onPress?: () => void }) {
  const intl = useIntl()
  const leave = () => {
    onPress?.()
    void signOut()
  }
  return (
    <Button variant="line" size="wide" icon={<Icon icon={LogOut} directional />} onClick={leave}>
      {intl.formatMessage(messages.signOut)}
    </Button>
  )
}

const messages = defineMessages({
  signOut: {
    id: 'session.signOut.button',
    defaultMessage: 'Log out',
    description: 'Button at the end of the side menu and of the member area',
  },
})
