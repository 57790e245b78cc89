import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGE_ID, messageIdsOf } from './first-screen-messages.ts'

/** The files that a language comes in, see `src/core/i18n/language-store.ts`. */
export type MessagePart = 'first' | 'pages' | 'member'

/**
 * Features whose pages members see, visitors at most one of them; `tests/architecture.test.ts` holds that these pages
 * wait for their words.
 */
export const MEMBER_FEATURES = ['agent', 'cashier', 'member', 'records', 'reports']

/**
 * Tells which file of a language each message belongs to: that of the first screen, that of the pages that only members
 * see, or that of all pages.
 *
 * @param firstScreen absolute paths of the modules that the first screen begins with
 * @param sources absolute path of the folder that `#src/` means
 */
export function messageParts(firstScreen: readonly string[], sources: string): (id: string) => MessagePart {
  const first = messageIdsOf(firstScreen, sources)
  const member = new Set(MEMBER_FEATURES.flatMap((feature) => idsBelow(join(sources, 'features', feature))))
  return (id) => {
    if (first.has(id)) return 'first'
    return member.has(id) ? 'member' : 'pages'
  }
}

function idsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => Array.from(readFileSync(join(folder, name), 'utf8').matchAll(MESSAGE_ID), ([, id = '']) => id))
}
