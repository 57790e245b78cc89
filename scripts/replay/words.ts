import { MESSAGES_FOLDER, readTranslation } from '#scripts/lib/message-catalogue.ts'

/** The texts of the product in the language of a run. */
export interface Words {
  /** Ids of all messages. */
  ids: readonly string[]
  /** Ids of the messages with this English text. */
  idsOf: (english: string) => readonly string[]
  /** A message as the catalogue has it. */
  say: (id: string) => string
  /** Whether a text is one of these messages, whatever stands in their placeholders. */
  isOneOf: (seen: string, ids: readonly string[]) => boolean
  /** Whether a text stands in the product's own words. */
  isOwn: (seen: string) => boolean
  /** Matches an element's name that is this English text in the language of the run. */
  pattern: (english: string) => RegExp
}

/** @param tag of the language, such as `ur` */
export function readWords(tag: string): Words {
  const english = readTranslation('en')
  const translated = tag === 'en' ? {} : readTranslation(tag)
  const say = (id: string) => translated[id] ?? english[id] ?? ''
  const idsOf = (wanted: string) => {
    const ids = Object.keys(english).filter((id) => english[id] === wanted)
    if (ids.length === 0) throw new Error(`no message in ${MESSAGES_FOLDER} says "${wanted}"`)
    return ids
  }
  return {
    ids: Object.keys(english),
    idsOf,
    say,
    isOneOf: (seen, ids) => ids.some((id) => new RegExp(`^${sourceOf(say(id))}$`, 'u').test(seen.trim())),
    isOwn: (seen) => Object.keys(english).some((id) => say(id).includes(seen)),
    pattern: (wanted) => new RegExp(`^(${[...new Set(idsOf(wanted).map((id) => sourceOf(say(id))))].join('|')})$`, 'u'),
  }
}

/** A message as a pattern: its words as they are, anything for its placeholders. */
function sourceOf(message: string): string {
  let source = ''
  let depth = 0
  for (const sign of message) {
    if (sign === '{' && depth++ === 0) source += '.+'
    else if (sign === '}') depth -= 1
    else if (depth === 0) source += /\s/.test(sign) ? '\\s+' : sign.replace(/[$()*+./?[\\\]^{|}]/u, '\\$&')
  }
  return source
}
