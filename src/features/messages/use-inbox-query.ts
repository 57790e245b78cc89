import { useLanguage } from '#src/core/i18n/language-store.ts'

/** GATEWAY-117: one query for all places, so that they share what is loaded. */
export function useInboxQuery() {
  return { query: { language: useLanguage() } }
}
