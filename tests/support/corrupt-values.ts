/** What may stand in the place of any value of an answer, by what it is called in titles. */
export const corruptValues: Readonly<Record<string, unknown>> = {
  null: null,
  'a number': -7,
  'a huge figure': 1e300,
  'a text': 'NaN',
  'a text far too long': 'x'.repeat(30_000),
  'an object': { surprise: true },
  'an empty list': [],
  'a list of nothing': [null, null],
}

/** A value with one of its parts replaced, for every part: itself, each field and entry, and all below them. */
export function* withCorruptions(
  value: unknown,
  corrupt: unknown,
  pointer = '',
): Generator<{ pointer: string; corrupted: unknown }> {
  yield { pointer, corrupted: corrupt }
  if (typeof value !== 'object' || value === null) return
  // Entries of a list are alike: the first two speak for all.
  const names = Array.isArray(value) ? Object.keys(value).slice(0, 2) : Object.keys(value)
  for (const name of names)
    for (const below of withCorruptions(Reflect.get(value, name), corrupt, `${pointer}/${name}`))
      yield { pointer: below.pointer, corrupted: replaced(value, name, below.corrupted) }
}

const replaced = (whole: object, name: string, part: unknown): unknown =>
  Array.isArray(whole)
    ? whole.map((entry, index) => (String(index) === name ? part : entry))
    : { ...whole, [name]: part }
