/** Whom the stub's own phone and social service vouches for: who holds a number, or a social account. */
export type Voucher =
  | { readonly channel: 'sms'; readonly mobileNum: string }
  | { readonly channel: 'facebook' | 'google' }

const PREFIX = 'stub-voucher.'

/** The token of a voucher. It is signed by nobody: both ends of this service are the stub's. */
export function issuePhoneToken(voucher: Voucher): string {
  return PREFIX + btoa(JSON.stringify(voucher))
}

/** Whether the token vouches for just this; any other service's token does not. */
export function isPhoneTokenFor(token: string, voucher: Voucher): boolean {
  return token === issuePhoneToken(voucher)
}
