import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

/** Stands for whatever fills a placeholder, or for the number of a plural. */
const PLACE = '\uFFFC'

/**
 * What a reader can come to see of a message: one line for each of its arms, {@link PLACE} for its placeholders, tags
 * left out. A message without arms has one reading.
 *
 * @throws SyntaxError when it is no ICU message
 */
export function readingsOf(message: string): string[] {
  const elements = parse(message)
  const count = Math.max(1, ...armsOf(elements))
  return Array.from({ length: count }, (_, arm) => read(elements, arm))
}

/** How many arms each plural or select has, those inside others included. */
function armsOf(elements: readonly MessageFormatElement[]): number[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return armsOf(element.children)
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const arms = Object.values(element.options)
    return [arms.length, ...arms.flatMap(({ value }) => armsOf(value))]
  })
}

/** Arms are counted from the last, which is `other`: the first reading is the usual one. */
function read(elements: readonly MessageFormatElement[], arm: number): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value
      if (isTagElement(element)) return read(element.children, arm)
      if (!isPluralElement(element) && !isSelectElement(element)) return PLACE
      const arms = Object.values(element.options).toReversed()
      return read((arms[arm] ?? arms[0])?.value ?? [], arm)
    })
    .join('')
}

/** Characters of a reading, marks of letters counted too, its placeholders not. */
export const lengthOf = (reading: string): number => [...reading.replaceAll(PLACE, '')].length

/** Whether a reading has words at all, besides those that stay in Latin letters everywhere. */
export function hasWords(reading: string, staying: ReadonlySet<string>): boolean {
  const words = reading.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.some((word) => /\p{L}{2}/u.test(word) && !staying.has(word))
}
