import { useQuery } from '@tanstack/react-query'
import type { CustomerServiceEntry } from '#src/api/generated/types.ts'
import { safeHttps } from '#src/core/routing/safe-external.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'

const SUFFIX_LENGTH = 8
const IV_BYTES = 12

/** A way to customer service that can be opened. */
export interface ServiceChannel {
  title: CustomerServiceEntry['title']
  /** An https address. */
  url: string
}

/**
 * Reads the address of a customer-service entry: base64url of a 12-byte IV, the AES-256-GCM ciphertext and its tag,
 * then eight characters whose SHA-256 is the key (SHELL-68, GAP-84). The key travels with the text, so this hides the
 * address and protects nothing; the result is checked like any address that a server sent.
 *
 * @returns undefined when the text does not decrypt, when it holds no https address, and where the browser has no
 * WebCrypto; never rejects
 */
export async function readServicePath(path: string): Promise<string | undefined> {
  try {
    const sealed = fromBase64Url(path.slice(0, -SUFFIX_LENGTH))
    const suffix = new TextEncoder().encode(path.slice(-SUFFIX_LENGTH))
    const digest = await crypto.subtle.digest('SHA-256', suffix)
    const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt'])
    const iv = sealed.slice(0, IV_BYTES)
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(IV_BYTES))
    return safeHttps(new TextDecoder('utf-8', { fatal: true }).decode(plain))
  } catch {
    return undefined
  }
}

/** The entries that can be opened, each address once, in the order of the site status. */
export async function readServiceChannels(entries: readonly CustomerServiceEntry[]): Promise<ServiceChannel[]> {
  const channels = new Map<string, ServiceChannel>()
  const urls = await Promise.all(entries.map(({ path }) => readServicePath(path)))
  entries.forEach(({ title }, index) => {
    const url = urls[index]
    if (url && !channels.has(url)) channels.set(url, { title, url })
  })
  return [...channels.values()]
}

/** SHELL-67: the ways to customer service; none until the addresses are read, which takes a moment. */
export function useServiceChannels(): readonly ServiceChannel[] {
  const { customerService } = useSiteStatus().info
  const { data } = useQuery({
    queryKey: ['serviceChannels', customerService],
    queryFn: () => readServiceChannels(customerService),
    staleTime: Infinity,
    networkMode: 'always',
  })
  return data ?? []
}

/** @throws when the text is not base64url */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
