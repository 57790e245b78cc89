import { readTranslation, SOURCE_FILE, translatedTags } from '#scripts/lib/message-catalogue.ts'
import type { FailureWords } from '#src/app/boot/offer-retry.ts'

/** The messages of src/app/site/site-messages.ts that the document needs before any message file is there. */
const IDS = { slow: 'app.failure.slow', lost: 'app.failure.text', retry: 'app.failure.retry' } as const

/**
 * What the document says where the site does not come, by language tag.
 *
 * @throws when English lacks one of the messages
 */
export function failureWords(): { en: FailureWords } & Record<string, FailureWords> {
  const source = readTranslation('en')
  const english = (id: string): string => {
    const text = source[id]
    if (text === undefined) throw new Error(`${SOURCE_FILE} has no ${id}.`)
    return text
  }
  const wordsOf = (text: (id: string) => string): FailureWords => ({
    slow: text(IDS.slow),
    lost: text(IDS.lost),
    retry: text(IDS.retry),
  })
  const translated = translatedTags().map((tag) => {
    const words = readTranslation(tag)
    return [tag, wordsOf((id) => words[id] ?? english(id))] as const
  })
  return { ...Object.fromEntries(translated), en: wordsOf(english) }
}
