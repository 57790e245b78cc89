import { useLanguage } from '#src/core/i18n/language-store.ts'

/** GATEWAY-117: letters come by pages of so many; one query for all places, so that they share what is loaded. */
export function useInboxQuery() {
  return { query: { pageSize: 25, language: useLanguage() } }
}
