/** What the first requests depend on. */
export interface EarlyRequestInput {
  home: boolean
  merchant: string
  /** Platform code of the language. */
  language: string
}

/**
 * Addresses that index.html asks for before any module has arrived. The application's own first calls are the same,
 * written by the generated client; `matchKey` makes both comparable, and a test of the built site proves that each
 * answer is used.
 */
export function earlyRequests({ home, merchant, language }: EarlyRequestInput): string[] {
  const status = '/wps/system/status'
  if (!home) return [status]
  return [
    status,
    `/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=${language}&platform=html5`,
    `/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU&platform=M&merchantCode=${merchant}&language=${language}`,
    `/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=${merchant}`,
  ]
}

/** One form for an address whatever the order and the escaping of its query. */
export function matchKey(address: string): string {
  const [path = '', query = ''] = address.replace(/^https?:\/\/[^/]+/, '').split('?')
  return `${path}?${query.split('&').map(decodeURIComponent).sort().join('&')}`
}

declare global {
  interface Window {
    /** Answers under way, by `matchKey`; each is taken once. */
    earlyAnswers?: Record<string, Promise<Response>>
  }
}
