import { useDeferredValue, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { directionOf, languageTags } from '#src/lib/languages.ts'
import { createLanguageIntl } from './create-language-intl.ts'
import { useLanguageState } from './language-store.ts'

/**
 * Gives every component below the messages of the current language, and the document its name and direction. Another
 * language is drawn in pieces, so that the tap on it is answered first.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useDeferredValue(useLanguageState())
  useLayoutEffect(() => {
    document.documentElement.lang = languageTags[language]
    document.documentElement.dir = directionOf(language)
  }, [language])
  const intl = useMemo(() => createLanguageIntl(language, messages), [language, messages])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
