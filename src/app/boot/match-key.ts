/** One form for an address whatever the order and the escaping of its query. */
export function matchKey(address: string): string {
  const [path = '', query = ''] = address.replace(/^https?:\/\/[^/]+/, '').split('?')
  return `${path}?${query.split('&').map(decodeURIComponent).sort().join('&')}`
}

declare global {
  interface Window {
    /** Answers under way, by {@link matchKey}; each is taken once. */
    earlyAnswers?: Record<string, Promise<Response>>
  }
}
