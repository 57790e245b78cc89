import {
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isLiteralElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser'
import type { SourceMessages, Translation } from '#scripts/lib/message-catalogue.ts'

/** `npm run messages -- packet TAG` has them all. */
const NAMED_MISSING = 5

/**
 * Compares a translation with the English source.
 *
 * @returns one line per fault: missing or unknown id, text that does not parse, other placeholders or tags, a plural
 *   without an arm of the language or with one that does not show its number
 */
export function translationFaults(tag: string, source: SourceMessages, translation: Translation): string[] {
  const faults: string[] = []
  for (const id of Object.keys(translation))
    if (!(id in source)) faults.push(`${tag}: ${id} is not an id of the source`)
  const missing = Object.keys(source).filter((id) => !(id in translation))
  if (missing.length > 0)
    faults.push(
      `${tag}: ${missing.length} missing: ${missing.slice(0, NAMED_MISSING).join(', ')}${missing.length > NAMED_MISSING ? ' …' : ''}`,
    )
  for (const [id, { defaultMessage }] of Object.entries(source)) {
    const text = translation[id]
    if (text !== undefined)
      faults.push(...textFaults(tag, defaultMessage, text).map((fault) => `${tag}: ${id} ${fault}`))
  }
  return faults
}

/** What is wrong with the English texts themselves: plural arms. Syntax is held by the linter. */
export function sourceFaults(source: SourceMessages): string[] {
  return Object.entries(source).flatMap(([id, { defaultMessage }]) =>
    textFaults('en', defaultMessage, defaultMessage).map((fault) => `en: ${id} ${fault}`),
  )
}

function textFaults(tag: string, sourceText: string, text: string): string[] {
  let elements: MessageFormatElement[]
  try {
    elements = parse(text)
  } catch (error) {
    return [`does not parse: ${error instanceof Error ? error.message : String(error)}`]
  }
  const faults = pluralsOf(elements).flatMap((plural) => [...armFaults(tag, plural), ...numberFaults(tag, plural)])
  const [wanted, found] = [namesOf(parse(sourceText)), namesOf(elements)]
  const lacking = wanted.filter((name) => !found.includes(name))
  const surplus = found.filter((name) => !wanted.includes(name))
  if (lacking.length > 0) faults.push(`lacks ${lacking.join(', ')}`)
  if (surplus.length > 0) faults.push(`has ${surplus.join(', ')}, which the source has not`)
  return faults
}

function armFaults(tag: string, { value, pluralType = 'cardinal', options }: PluralElement): string[] {
  const wanted = new Intl.PluralRules(tag, { type: pluralType }).resolvedOptions().pluralCategories
  const arms = Object.keys(options).filter((arm) => !arm.startsWith('='))
  return [
    ...wanted.filter((arm) => !arms.includes(arm)).map((arm) => `lacks the plural arm ${arm} of {${value}}`),
    ...arms
      .filter((arm) => !wanted.some((name) => name === arm))
      .map((arm) => `has the plural arm ${arm} of {${value}}, which the language never uses`),
  ]
}

/** Arms that stand for one number alone, and may say it in words. */
const SAYS_ITS_NUMBER: Readonly<Record<string, readonly string[]>> = { ar: ['zero', 'one', 'two'], en: ['one'] }

/** Other arms stand for many numbers: where the usual one shows it, they do too. */
function numberFaults(tag: string, { value, options }: PluralElement): string[] {
  const showsNumber = (arm: string) =>
    walk(options[arm]?.value ?? []).some(
      (element) => isPoundElement(element) || ('value' in element && element.value === value),
    )
  if (!showsNumber('other')) return []
  return Object.keys(options)
    .filter((arm) => !arm.startsWith('=') && !SAYS_ITS_NUMBER[tag]?.includes(arm) && !showsNumber(arm))
    .map((arm) => `does not show the number in the plural arm ${arm} of {${value}}`)
}

/** Placeholders as `{name}` with their kind where it matters, tags as `<name>`; each once. */
function namesOf(elements: readonly MessageFormatElement[]): string[] {
  const names = walk(elements).flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    if (isTagElement(element)) return [`<${element.value}>`]
    if (isSelectElement(element))
      return [`{${element.value}}`, ...Object.keys(element.options).map((arm) => `{${element.value}: ${arm}}`)]
    return [`{${element.value}}`]
  })
  return [...new Set(names)]
}

function pluralsOf(elements: readonly MessageFormatElement[]): PluralElement[] {
  return walk(elements).filter((element) => isPluralElement(element))
}

function walk(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...walk(element.children)]
    if (isPluralElement(element) || isSelectElement(element)) {
      return [element, ...Object.values(element.options).flatMap(({ value }) => walk(value))]
    }
    return [element]
  })
}
