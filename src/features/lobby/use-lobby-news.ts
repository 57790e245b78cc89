import { useGetLobbyNews } from '#src/api/generated/messages.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'

/** News of the lobby and the jackpot of the house, in the current language (GATEWAY-60). Comes late. */
export function useLobbyNews() {
  const language = useLanguage()
  return useGetLobbyNews({ query: { merchantCode: currentMerchant.code, language } })
}
