/**
 * Eleven ways in which a stored text goes bad: cut off, overwritten, of another version or type, or made by somebody
 * who wants to break the start. Each gets a text that was right and gives one that may be anything.
 */
export const corruptions: Readonly<Record<string, (right: string) => string>> = {
  empty: () => '',
  'cut off': (right) => right.slice(0, Math.floor(right.length / 2)),
  'the word undefined': () => 'undefined',
  null: () => 'null',
  'a number': () => '-1',
  'an empty list': () => '[]',
  'an empty object': () => '{}',
  'a page of another server': () => '<!doctype html><title>502 Bad Gateway</title>',
  'control characters': (right) => `\u0000${right}\r\n\u2028`,
  'a hundred thousand letters': () => JSON.stringify('x'.repeat(100_000)),
  'names of the prototype': () => '{"__proto__":{"token":"t"},"constructor":"toString","info":{},"location":null}',
}
