import type { AnyVariables, CallFacts, Outcome } from './call.ts'
import { encryptPayload } from './encrypt-payload.ts'
import { isGatewayError } from './gateway-error.ts'
import type { OperationId } from './generated/operations.ts'
import type { Encryption } from './settings.ts'

/**
 * Makes a call whose body travels encrypted (GATEWAY-08, BEYOND-12); there is no plain way. The known key may be one
 * that the gateway has retired, so a refused payload is encrypted and sent once more under a fresh one
 * (PAYLOAD_REJECTED, GAP-82); the gateway has done nothing with the first one.
 *
 * @param attempt sends the call as it is given
 * @throws Error when it cannot be encrypted, so that nothing was sent or what was sent was refused
 */
export async function attemptEncrypted(
  { method, path }: CallFacts<OperationId>,
  { header, body, ...rest }: AnyVariables,
  { merchant, readKey }: Encryption,
  attempt: (variables: AnyVariables) => Promise<Outcome>,
): Promise<Outcome> {
  const send = async (isRefused: boolean): Promise<Outcome> => {
    const key = await readKey(isRefused)
    const encrypted = await encryptPayload(Object(body), { method, path, merchant, key })
    return attempt({ ...rest, header: { ...header, ...encrypted.header }, body: encrypted.body })
  }
  const first = await send(false)
  return isPayloadRefused(first) ? send(true) : first
}

const isPayloadRefused = (outcome: Outcome): boolean =>
  'failure' in outcome && isGatewayError(outcome.failure) && outcome.failure.code === 'PAYLOAD_REJECTED'
