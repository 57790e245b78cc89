/**
 * Keeps a figure, an address or a number in one piece in the middle of a sentence: right-to-left text around it would
 * turn its parts round (U+2066 to U+2069). In markup `<bdi>` does the same.
 */
export const isolate = (text: string): string => `\u2066${text}\u2069`

/** The same for a name, which runs the way of its own letters (U+2068). */
export const isolateName = (text: string): string => `\u2068${text}\u2069`
