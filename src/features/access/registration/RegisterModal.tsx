import { useIntl } from 'react-intl'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { hideRegisterModal, useRegisterModal } from '#src/core/session/register-modal.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { LoginInstead } from './LoginInstead.tsx'
import { registerMessages } from './register-messages.ts'
import { Registration } from './Registration.tsx'

/** The same form over the lobby (GAP-139). Its captcha is asked for when it opens (REG-34). */
export function RegisterModal() {
  const intl = useIntl()
  const { showRegister } = useRegisterModal()
  return (
    <Sheet
      open={showRegister}
      onClose={hideRegisterModal}
      title={intl.formatMessage(registerMessages.title)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <Registration />
      <LoginInstead />
    </Sheet>
  )
}
