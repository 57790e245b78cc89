import { listAnnouncementsQuery } from '#src/api/generated/first-screen.ts'
import { ANNOUNCEMENTS_MOBILE } from '#src/api/platform-codes.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { isAgent } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'

/** The announcements to read, for agents with their own (MSG-02, MSG-03). */
export function useAnnouncementListQuery() {
  const language = useLanguage()
  const session = useSession()
  const types = session && isAgent(session.type) ? 'A,PL,PU' : 'PL,PU'
  return listAnnouncementsQuery({
    query: { types, platform: ANNOUNCEMENTS_MOBILE, merchantCode: currentMerchant.code, language },
  })
}
