import { paths } from '#src/core/routing/paths.ts'

/** Query parameter of the inbox that names the letter to open. */
export const LETTER_PARAMETER = 'id'

/** The inbox with one letter open. */
export function letterPath(id: string): string {
  return `${paths.inbox}?${new URLSearchParams({ [LETTER_PARAMETER]: id }).toString()}`
}
