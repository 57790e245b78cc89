import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'

/**
 * The operator's terms as HTML, in the language of the site where the status has them so (HOME-20, REG-06). The status
 * comes before the language is known, so it brings every language.
 */
export function useAgreement(): string | undefined {
  const language = useLanguage()
  const { agreement, agreementByLanguage } = useSiteStatus().info.resources ?? {}
  return agreementByLanguage?.[language] || agreement
}
