const schemes: readonly string[] = ['https:', 'mailto:', 'tel:']

/**
 * An address that a server sent and that leaves the site, or undefined when it must not be opened: only https, mailto
 * and tel, never with user info.
 */
export function safeExternal(address: string | undefined): string | undefined {
  if (!address) return undefined
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return undefined
  }
  if (!schemes.includes(url.protocol) || url.username || url.password) return undefined
  return url.href
}

/** The same for links that may lead to web pages alone: only https. */
export function safeHttps(address: string | undefined): string | undefined {
  const url = safeExternal(address)
  return url?.startsWith('https:') ? url : undefined
}
