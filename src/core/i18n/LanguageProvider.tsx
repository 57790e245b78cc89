import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { languageTags } from './languages.ts'
import { useLanguageState } from './language-store.ts'

/** Gives every component below the messages of the current language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useLanguageState()
  // Latin digits in every language, as amounts have them.
  const locale = `${languageTags[language]}-u-nu-latn`
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages} onError={reportMissing}>
      {children}
    </IntlProvider>
  )
}

/** A missing message falls back to English by itself; developers should see it. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) console.error(error.message)
}
