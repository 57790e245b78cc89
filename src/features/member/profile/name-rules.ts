export const NICKNAME_LENGTH = 20
export const PAYEE_NAME_LENGTH = 60
const PAYEE_NAME_LEAST = 2
/** Letters of any script with their marks; old browsers know no `\p`, so what names never hold is refused instead. */
const NO_PAYEE_NAME = /[\d<>\r\n\t!@#$%^&*()_+=[\]{};:"\\|,/?~`]/

/** A nickname: something without angle brackets or line breaks, as long as the contract lets it be. */
export function isNickname(name: string): boolean {
  return name.trim() !== '' && !/[<>\r\n]/.test(name) && Array.from(name).length <= NICKNAME_LENGTH
}

/** A name on a bank account: letters, spaces, dots or hyphens. */
export function isPayeeName(name: string): boolean {
  const length = Array.from(name).length
  return length >= PAYEE_NAME_LEAST && length <= PAYEE_NAME_LENGTH && !NO_PAYEE_NAME.test(name)
}
