import type { EncryptionKey } from '#src/api/generated/types.ts'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { refreshSiteStatus } from '#src/core/site/site-status.ts'
import { encryptPayload, type EncryptedCall, type PayloadTarget } from './encrypt-payload.ts'

/** A call with an encrypted payload, before it is encrypted. */
export interface EncryptedSend<Value> extends Omit<PayloadTarget, 'key'> {
  payload: object
  /** The key of the current site status; undefined if it has none. */
  readKey: () => EncryptionKey | undefined
  send: (call: EncryptedCall) => Promise<Value>
}

/**
 * Encrypts a payload and sends it. The cached site status may hold a key that the gateway has retired, so a refused
 * payload is encrypted and sent once more under the key of a fresh status (PAYLOAD_REJECTED, GAP-82); the gateway
 * has done nothing with the first one.
 *
 * @throws GatewayError of the call; InsecureConnectionError without WebCrypto
 */
export async function sendEncrypted<Value>({
  payload,
  readKey,
  send,
  ...target
}: EncryptedSend<Value>): Promise<Value> {
  const attempt = async (key: EncryptionKey) => send(await encryptPayload(payload, { ...target, key }))
  const known = readKey()
  if (!known) return attempt(await freshKey(readKey))
  try {
    return await attempt(known)
  } catch (error) {
    if (!isGatewayError(error) || error.code !== 'PAYLOAD_REJECTED') throw error
    return attempt(await freshKey(readKey))
  }
}

async function freshKey(readKey: () => EncryptionKey | undefined): Promise<EncryptionKey> {
  await refreshSiteStatus()
  const key = readKey()
  if (!key) throw new Error('The site status holds no encryption key')
  return key
}
