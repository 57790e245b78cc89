import type { Variables } from '#src/api/generated/operations.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { launchChatQuery } from '#src/api/generated/chat.ts'
import { showError, showRefusal } from '#src/core/errors/show-error.ts'
import { getLanguage } from '#src/core/i18n/language-store.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { launchAddress } from '#src/core/routing/launch-address.ts'
import { loginFrom } from '#src/core/routing/login-path.ts'
import { openOutside } from '#src/core/routing/open-outside.ts'
import { refusalAt } from '#src/core/account/free-check.ts'
import { askMember } from '#src/core/session/ask-member.ts'
import { getSession, useSession } from '#src/core/session/session.ts'
import { customerServiceTitle } from './customer-service-title.ts'
import { chatMessages as messages } from './chat-messages.ts'
import { headerColour } from './header-colour.ts'
import { CHAT_FEATURE } from './chat-state.ts'

/** CONST-36, CHAT-03: between the answer and the window. */
export const OPEN_DELAY_MS = 500

let isLaunching = false

/**
 * The one way to the live chat (CHAT-03). A visitor goes to the login page, a trial account is refused (CHAT-07); a
 * second tap while the link is on its way does nothing.
 */
export function useLaunchChat(): () => void {
  const client = useQueryClient()
  const intl = useIntl()
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  return () => {
    if (!session) {
      const { to, state } = loginFrom(location)
      return void navigate(to, { state })
    }
    const refusal = refusalAt('chat', session.type)
    if (refusal) return void showRefusal(refusal)
    void launch(client, intl.formatMessage(customerServiceTitle))
  }
}

async function launch(client: QueryClient, title: string): Promise<void> {
  if (isLaunching) return
  isLaunching = true
  // It belongs to no component: the toast goes with the answer, wherever the member is by then (CHAT-04, GAP-169).
  const hideLoading = showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loading })
  const address = await addressOfChat(client, title).finally(() => {
    isLaunching = false
    hideLoading()
  })
  if (!address || openOutside(address)) return
  const wantsToOpen = await askMember({
    title: messages.ready,
    text: messages.readyText,
    submit: messages.open,
    cancel: commonMessages.cancel,
  })
  if (wantsToOpen) openOutside(address)
}

/** Undefined when there is none, which has been said, or when the member is gone meanwhile. */
async function addressOfChat(client: QueryClient, title: string): Promise<string | undefined> {
  const token = getSession()?.token
  const isSameMember = () => getSession()?.token === token
  try {
    const query = {
      b2c: 1,
      moduleId: CHAT_FEATURE,
      language: getLanguage(),
      headerColor: headerColour(),
      title,
      backUrl: window.location.href,
    } satisfies Variables<'launchChat'>['query']
    const { chatUrl } = await client.fetchQuery({
      ...launchChatQuery({ query }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    })
    const address = launchAddress(chatUrl)
    if (address) await new Promise((resolve) => setTimeout(resolve, OPEN_DELAY_MS))
    else showToast({ kind: 'error', text: messages.noAddress, durationMs: TOAST_MS.long })
    return isSameMember() ? address : undefined
  } catch (error) {
    if (isSameMember()) void showError(error, { kind: 'write' })
    return undefined
  }
}
