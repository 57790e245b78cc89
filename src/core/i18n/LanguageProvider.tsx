import { useDeferredValue, useLayoutEffect, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { directionOf, languageTags } from '#src/lib/languages.ts'
import { useLanguageState } from './language-store.ts'

/**
 * Gives every component below the messages of the current language, and the document its name and direction. Another
 * language is drawn in pieces, so that the tap on it is answered first.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useDeferredValue(useLanguageState())
  const tag = languageTags[language]
  useLayoutEffect(() => {
    document.documentElement.lang = tag
    document.documentElement.dir = directionOf(language)
  }, [tag, language])
  return (
    // Latin digits in every language, as amounts have them.
    <IntlProvider locale={`${tag}-u-nu-latn`} defaultLocale="en" messages={messages} onError={reportMissing}>
      {children}
    </IntlProvider>
  )
}

/** A missing message falls back to English by itself; developers should see it. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) console.error(error.message)
}
