import { readTranslation, SOURCE_FILE } from '#scripts/lib/message-catalogue.ts'
import type { FailureWords } from '#src/app/boot/offer-retry.ts'

/**
 * What the document says in English where the site does not come, from src/app/site/site-messages.ts, and from
 * slow-message.ts and retry-message.ts of src/core/errors/.
 *
 * @throws Error when English lacks one of the messages
 */
export function failureWords(): FailureWords {
  const source = readTranslation('en')
  const textOf = (id: string): string => {
    const text = source[id]
    if (text === undefined) throw new Error(`${SOURCE_FILE} has no ${id}.`)
    return text
  }
  return { slow: textOf('errors.load.slow'), lost: textOf('app.failure.text'), retry: textOf('errors.load.retry') }
}
