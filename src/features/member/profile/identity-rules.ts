import type { errorMessages } from '#src/core/errors/error-messages.ts'

/** Which pictures of a document are at hand. */
export interface IdImages {
  front: File | undefined
  back: File | undefined
}

/** REG-41, GAP-159: a document needs both of its sides; says which words tell that one is missing. */
export const idImagesFault = ({ front, back }: IdImages): keyof typeof errorMessages | undefined =>
  front && back ? undefined : 'idImagesIncomplete'
