import { retryMessage } from '#src/core/errors/retry-message.ts'
import { defineMessages, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGetRegisterSettings } from '#src/api/generated/system.ts'
import type { Registered } from '#src/api/generated/types.ts'
import { fillDraft } from '#src/core/forms/drafts.ts'
import { useIsMounted } from '#src/core/forms/use-is-mounted.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { isHomePath } from '#src/core/routing/paths.ts'
import { noteRegistered } from '#src/core/session/register-modal.ts'
import { beginSession } from '#src/core/session/begin-session.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { useLinkCode } from './link-code.ts'
import { wayToLogin } from './way-to-login.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { waysOf, withOpenWays } from './registration-rules.ts'
import styles from './Registration.module.css'

const PENDING_FIELDS = 8

/** The form by the gateway's settings (REG-31), what stands there before they come, and what follows a registration. */
export function Registration() {
  const intl = useIntl()
  const navigate = useNavigate()
  const location = useLocation()
  const isMounted = useIsMounted()
  const link = useLinkCode()
  const { register } = useSiteStatus().info
  const { data, isError, refetch } = useGetRegisterSettings()
  const settings = data && withOpenWays(data, register)

  /** GAP-69: signed in at once; a gateway that wants it done by hand finds the name filled in. */
  const finish = ({ token, ...account }: Registered) => {
    noteRegistered()
    showToast({ kind: 'success', text: messages.registerSuccess, durationMs: TOAST_MS.long })
    if (token !== undefined) return beginSession({ token, ...account })
    fillDraft('login', { username: account.userName })
    if (!isMounted()) return
    const { to, state } = wayToLogin(location)
    // Home, over which the form may stand, keeps its place in the history.
    void navigate(to, { replace: !isHomePath(location.pathname), state })
  }

  if (settings && waysOf(settings).length === 0)
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.closedTitle)}
        text={intl.formatMessage(messages.closedText)}
      />
    )
  if (settings) return <RegisterForm settings={settings} link={link} onRegistered={finish} />
  if (isError)
    return (
      <StateView
        kind="error"
        title={intl.formatMessage(messages.failedTitle)}
        text={intl.formatMessage(messages.failedText)}
        action={<Button onClick={() => void refetch()}>{intl.formatMessage(retryMessage)}</Button>}
      />
    )
  return (
    <div aria-busy="true">
      <Skeleton shape="card" count={PENDING_FIELDS} className={styles.field} />
    </div>
  )
}

const messages = defineMessages({
  registerSuccess: {
    id: 'access.register.registerSuccess',
    defaultMessage: 'Welcome. Your account is ready.',
    description: 'Toast after a registration',
  },
  closedTitle: {
    id: 'access.register.closedTitle',
    defaultMessage: 'No new accounts right now',
    description: 'Heading in place of the registration form when the operator takes no registrations',
  },
  closedText: {
    id: 'access.register.closedText',
    defaultMessage: 'Please come back later or ask customer service.',
    description: 'Text in place of the registration form when the operator takes no registrations',
  },
  failedTitle: {
    id: 'access.register.failedTitle',
    defaultMessage: 'The form could not be loaded',
    description: 'Heading in place of the registration form when its fields could not be loaded',
  },
  failedText: {
    id: 'access.register.failedText',
    defaultMessage: 'Check your connection and try again.',
    description: 'Text in place of the registration form when its fields could not be loaded',
  },
})
