import type { CatalogueCode } from './catalogue.ts'
import { asList, asObject } from './json.ts'
import type { Reference, RequestBody } from './openapi.ts'
import { below, type Place, type References } from './references.ts'

/** Carries the wrapped key of an encrypted body. */
export const ENCRYPTION_HEADER = 'X-Encryption-Key'

/** What the client adds to what an encrypted body holds, against replay. */
export const ADDED_WHEN_ENCRYPTED = ['sentAt', 'nonce'] as const

const BODY = '../schemas/common.yaml#/EncryptedPayload'
const HEADER = '../schemas/common.yaml#/parameters/EncryptionKeyHeader'

/** Body and header that every operation with `x-plaintext` has. */
export function encryptedRequest(place: Place, references: References): { header: Reference; body: RequestBody } {
  const at = below(place, 'x-plaintext')
  const [sample] = asList(asObject(references.target(BODY, at)?.value)['examples'])
  const refer = ($ref: string): Reference => ({ $ref: String(asObject(references.rewrite({ $ref }, at))['$ref']) })
  const examples = { encrypted: { summary: 'As it travels; this one is a login', value: sample } }
  return {
    header: refer(HEADER),
    body: { required: true, content: { 'application/json': { schema: { ...refer(BODY) }, examples } } },
  }
}

/** The codes that every such operation can answer. */
export const codesOfEncrypted = (catalogue: ReadonlyMap<string, Pick<CatalogueCode, 'scope'>>): string[] =>
  [...catalogue].filter(([, { scope }]) => scope === 'encrypted').map(([code]) => code)
