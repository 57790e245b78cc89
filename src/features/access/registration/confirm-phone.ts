import { GatewayFailure } from '#src/api/gateway-error.ts'
import { findPhoneAuth, throughPhoneAuth } from '#src/core/account/verification/phone-auth.ts'

/**
 * The third-party service's token for a phone, by the code that it sent; undefined where there is no service (REG-26).
 * @throws GatewayError SMS_CODE_INCORRECT when the service sent another code, PHONE_AUTH_UNAVAILABLE when it fails
 */
export async function confirmPhone(code: string): Promise<string | undefined> {
  if (!findPhoneAuth()) return undefined
  const token = await throughPhoneAuth((service) => service.confirmCode(code))
  if (token === undefined) throw new GatewayFailure({ operation: 'registerMobile', code: 'SMS_CODE_INCORRECT' })
  return token
}
