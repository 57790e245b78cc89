/** Whether this page can encrypt at all: browsers give WebCrypto only to pages that came over a secure connection. */
export function canEncrypt(): boolean {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined
}
