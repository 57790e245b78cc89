import { signedIn, type Behaviours, type Call } from './behaviour.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { CHAT_PATH } from '#mock/pages/chat-page.ts'
import { liveModels } from '#mock/data/games/live-models.ts'
import { sites } from '#mock/data/sites.ts'
import { mayChat, openChat, unseenLines } from '#mock/state/messages/chats.ts'
import type { Account } from '#mock/state/rows.ts'

const HOME = '/m/home'

/** The live chat: who may use it, what waits there, and the way into it; and who streams (GAP-112). */
export const chatBehaviour = {
  getChatGroupPermission(call) {
    const { account } = signedIn(call)
    if (!sites[call.merchant].whitelabel['CBS3']) throw call.gatewayError('FEATURE_UNAVAILABLE')
    return { permitted: mayChat(account) }
  },

  getChatUnreadCount(call) {
    return { count: unseenLines(call.db, chatting(call)) }
  },

  launchChat(call) {
    const { query, now } = call
    const { title, headerColor, language = DEFAULT_LANGUAGE } = query
    const ticket = openChat({ account: chatting(call), title, headerColor, language, backPath: backPath(query) }, now)
    return { chatUrl: `${CHAT_PATH}?s=${ticket}` }
  },

  listLiveModels({ merchant, gatewayError }) {
    if (!sites[merchant].whitelabel['LIVEMODEL3']) throw gatewayError('FEATURE_UNAVAILABLE')
    return { models: [...liveModels] }
  },
} satisfies Behaviours

/** @throws GatewayError when the merchant has no chat, or none for this member */
function chatting(call: Call<'getChatUnreadCount'> | Call<'launchChat'>): Account {
  const { account } = signedIn(call)
  if (!sites[call.merchant].whitelabel['CBS3']) throw call.gatewayError('FEATURE_UNAVAILABLE')
  if (!mayChat(account)) throw call.gatewayError('ACCOUNT_NO_PERMISSION')
  return account
}

/** Only the path counts: the window is on the site's own origin and never leads away from it. */
function backPath({ backUrl }: { readonly backUrl: string }): string {
  const { pathname, search } = new URL(backUrl)
  return pathname.startsWith('/m/') ? `${pathname}${search}` : HOME
}
