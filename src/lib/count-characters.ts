/** How many characters a text has as people count them: one for each code point, so that an emoji is not two. */
export const countCharacters = (text: string): number => Array.from(text).length
