import type { CustomerServiceEntry } from '#src/api/generated/types.ts'

const IV_BYTES = 12

/**
 * Obfuscates an address as the site status carries it (GAP-84): base64url of IV, AES-256-GCM ciphertext and
 * tag, then eight characters whose SHA-256 is the key.
 *
 * @param suffix eight letters or digits
 */
export async function obfuscate(address: string, suffix: string): Promise<string> {
  const encoder = new TextEncoder()
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(suffix))
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(address))
  return `${toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))}${suffix}`
}

/** The customer service of a merchant: a messenger and a page of its own. */
export async function customerService(domain: string): Promise<CustomerServiceEntry[]> {
  return [
    { title: 'whatsapp', path: await obfuscate('https://wa.me/10000000000', 'Rm2Qx9aT') },
    { title: 'CS', path: await obfuscate(`https://support.${domain}/chat`, 'KHz2VZp4') },
  ]
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
