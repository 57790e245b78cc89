import { useIntl } from 'react-intl'
import { accountActions } from '#src/core/account/action-messages.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { openRegisterModal } from '#src/core/session/register-modal.ts'
import { Button } from '#src/ui/controls/Button.tsx'

interface RegisterButtonProps {
  size?: 'regular' | 'small'
  className?: string
}

/** The way to an account of one's own: a page, or a panel over this one where the merchant wants it (GAP-139). */
export function RegisterButton({ size = 'regular', className = '' }: RegisterButtonProps) {
  const text = useIntl().formatMessage(accountActions.register)
  const look = { variant: 'primary', size, className } as const
  if (currentMerchant.registerModal)
    return (
      <Button {...look} onClick={openRegisterModal}>
        {text}
      </Button>
    )
  return (
    <Button {...look} render={(link) => <Link to={paths.register} {...link} />}>
      {text}
    </Button>
  )
}
