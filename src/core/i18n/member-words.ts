import { words, type MessageFiles } from './language-store.ts'

const ofMembers: MessageFiles = import.meta.glob<{ default: unknown }>('./messages/*.json', { query: '?member' })

/**
 * Resolves when the messages of the pages that only members see are there in the current language. They are declared in
 * the features of `MEMBER_FEATURES` (`scripts/site/build/message-parts.ts`).
 *
 * @throws when they cannot be loaded; the next call tries again
 */
export const memberWords = (): Promise<void> => words(ofMembers)
