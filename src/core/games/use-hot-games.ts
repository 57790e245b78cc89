import { useEffect, useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { useListHotGames } from '#src/api/generated/first-screen.ts'
import { GAMES_PLATFORM, HOT_GAMES_PLATFORM } from '#src/api/platform-codes.ts'
import { getLanguage, useLanguage } from '#src/core/i18n/language-store.ts'
import type { LanguageCode } from '#src/lib/languages.ts'

/** I18N-07: hot games are asked for again so long after the last change of language. */
const LANGUAGE_DEBOUNCE_MS = 250

/** The hot games of all categories, in the current language; the old ones stay while the new ones are on their way. */
export function useHotGames() {
  const language = useSettledLanguage()
  return useListHotGames(
    { query: { isPlatform: HOT_GAMES_PLATFORM, language, platform: GAMES_PLATFORM } },
    { placeholderData: keepPreviousData },
  )
}

function useSettledLanguage(): LanguageCode {
  const language = useLanguage()
  const [settled, setSettled] = useState(getLanguage)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(language), LANGUAGE_DEBOUNCE_MS)
    return () => window.clearTimeout(timer)
  }, [language])
  return settled
}
