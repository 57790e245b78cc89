import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { paths } from '#src/core/routing/paths.ts'
import { closeLoginModal, useLoginModal } from '#src/core/session/login-modal.ts'
import { useSession } from '#src/core/session/session.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { holdVideos } from './hold-videos.ts'
import { LoginForm } from './LoginForm.tsx'
import { loginMessages } from './login-messages.ts'
import { LoginFoot } from './LoginFoot.tsx'

/** Styles of the page behind may follow it (LOGIN-33). */
const OPEN_CLASS = 'change-position'

/** The login form over the lobby that asked for it (LOGIN-33, LOGIN-34). It goes with the login, and with the lobby. */
export function LoginModal() {
  const intl = useIntl()
  const { open } = useLoginModal()
  return (
    <Sheet
      open={open}
      onClose={closeLoginModal}
      title={intl.formatMessage(loginMessages.title)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <Content />
    </Sheet>
  )
}

/** Lives as long as the sheet stands. */
function Content() {
  const session = useSession()
  const navigate = useNavigate()

  useEffect(() => {
    document.body.classList.add(OPEN_CLASS)
    const goOn = holdVideos()
    return () => {
      document.body.classList.remove(OPEN_CLASS)
      goOn()
    }
  }, [])

  useEffect(() => {
    if (session) closeLoginModal()
    if (session?.firstTimeLogin) void navigate(paths.changePassword)
  }, [session, navigate])

  return (
    <>
      <LoginForm />
      <LoginFoot />
    </>
  )
}
