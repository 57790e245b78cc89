import { readOneOf } from '#scripts/lib/flag-values.ts'
import { LANGUAGE_RULES } from './language-rules.ts'

/**
 * A language that the site can be translated into, by its BCP 47 tag.
 *
 * @throws UsageError when there is no such language
 */
export const readLanguage = (tag: string): string => readOneOf('language', tag, Object.keys(LANGUAGE_RULES))
