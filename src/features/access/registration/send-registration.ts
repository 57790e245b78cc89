import type { QueryClient } from '@tanstack/react-query'
import { register, registerMobile } from '#src/api/generated/session.ts'
import { getSystemStatusQuery } from '#src/api/generated/system.ts'
import type { Registered } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { sendEncrypted } from '#src/core/session/send-encrypted.ts'
import type { Registration } from './registration-payload.ts'
import type { Way } from './registration-values.ts'

/**
 * Registers, encrypted (REG-27); by mobile number under a path of its own (REG-28).
 * @throws GatewayError of `register` or `registerMobile`
 */
export function sendRegistration(queryClient: QueryClient, way: Way, payload: Registration): Promise<Registered> {
  const call = way === 'username' ? register : registerMobile
  return sendEncrypted({
    method: call.facts.method,
    path: call.facts.path,
    merchant: currentMerchant.code,
    payload,
    readKey: () => queryClient.getQueryData(getSystemStatusQuery().queryKey)?.info.encryptionKey,
    send: call,
  })
}
