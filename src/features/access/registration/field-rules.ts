import type { FieldRule } from '#src/api/generated/types.ts'
import { EMAIL_MAX_LENGTH, MOBILE_LENGTH } from '#src/core/account/account-rules.ts'
import type { RuledField } from './registration-values.ts'

/** GAP-76: a longer pattern is none. */
const PATTERN_MAX_LENGTH = 200

/** What the gateway takes at most in a field, whatever its rule allows (CONST-33). */
const FIELD_MAX_LENGTH = 200
const MAX_LENGTHS: Partial<Record<RuledField, number>> = { email: EMAIL_MAX_LENGTH, mobileNum: MOBILE_LENGTH.max }

const compiled = new Map<string, RegExp | undefined>()

/**
 * A pattern of the gateway for the whole text; undefined when it is too long, may freeze the page or does not compile
 * (GAP-76).
 */
function compile(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) compiled.set(pattern, tryCompile(pattern))
  return compiled.get(pattern)
}

function tryCompile(pattern: string): RegExp | undefined {
  if (pattern.length > PATTERN_MAX_LENGTH || mayFreeze(pattern)) return undefined
  try {
    // Compiled by itself first: anchoring may not turn nonsense such as `a)|(b` into a pattern.
    return RegExp(pattern) && new RegExp(`^(?:${pattern})$`)
  } catch {
    return undefined
  }
}

/** Signs and classes, which repeat nothing, and the beginnings of groups that have a kind. */
const PLAIN = /\\.|\[(?:\\.|[^\]\\])*\]/g
const KIND = /\(\?(?:[:=!]|<[=!]|<\w+>)/g
/** A group in which none stands, and how often it comes. */
const GROUP = /\(([^()]*)\)([*+?]|\{\d+(?:,\d*)?\})?/
const ENDLESS = /[*+]|\{\d+,\}/
const CHOICE = /[*+?|]|\{\d+,/
/** A group with a choice may come this often: four parts of an address of three digits each. */
const MOST_TIMES = 4

/** Whether a group repeats that can part one text in several ways: each more character may double the time. */
function mayFreeze(pattern: string): boolean {
  let rest = pattern.replace(PLAIN, '_').replace(KIND, '(')
  for (let found = GROUP.exec(rest); found; found = GROUP.exec(rest)) {
    const [group, inside = '', times = ''] = found
    const most = ENDLESS.test(times) ? Infinity : Number(/(\d+)\}$/.exec(times)?.[1] ?? 1)
    const isChoice = most > 1 && CHOICE.test(inside)
    if (isChoice && (most > MOST_TIMES || ENDLESS.test(inside))) return true
    // A choice that comes several times is as bad as an endless one for the groups around it: their numbers multiply.
    rest = rest.replace(group, () => inside + (isChoice ? '+' : times))
  }
  return false
}

/** Most characters that a field takes (REG-12). */
export function maxLengthOf(field: RuledField, { maxLength = Infinity }: FieldRule): number {
  return Math.min(maxLength, MAX_LENGTHS[field] ?? FIELD_MAX_LENGTH)
}

/** What is wrong with a text by its rule, an empty one apart. No pattern ever sees a text that is too long (GAP-76). */
export function ruleBreach(field: RuledField, text: string, rule: FieldRule): 'too-long' | 'pattern' | undefined {
  if (Array.from(text).length > maxLengthOf(field, rule)) return 'too-long'
  const pattern = rule.pattern === undefined ? undefined : compile(rule.pattern)
  return pattern && !pattern.test(text) ? 'pattern' : undefined
}
