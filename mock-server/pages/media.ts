import { drawPicture } from './picture.ts'
import { CHAT_PATH, CHAT_STYLE_PATH, chatPage, chatStyle } from './chat-page.ts'
import { playPage, PLAY_PATH, PLAY_STYLE_PATH, playStyle } from './play-page.ts'

const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const FOREVER = 'public, max-age=31536000, immutable'

/** Everything below this path is drawn by code; nothing is fetched from outside. */
export const MEDIA_PREFIX = '/media/'

const drawn = new Map<string, string | undefined>()

/**
 * A picture, the demo game page, the chat window, or the style sheet of one of them.
 *
 * @param url absolute address of the request; only path and query count
 */
export function mediaResponse(url: URL): Response {
  if (url.pathname === PLAY_PATH) {
    return text(playPage(url.searchParams.get('s') ?? ''), 'text/html; charset=utf-8', PAGE_POLICY, 'no-store')
  }
  if (url.pathname === CHAT_PATH) {
    return text(chatPage(url.searchParams.get('s') ?? ''), 'text/html; charset=utf-8', PAGE_POLICY, 'no-store')
  }
  if (url.pathname === CHAT_STYLE_PATH) {
    return text(chatStyle(url.searchParams.get('head') ?? ''), 'text/css; charset=utf-8', PICTURE_POLICY, FOREVER)
  }
  if (url.pathname === PLAY_STYLE_PATH) return text(playStyle, 'text/css; charset=utf-8', PICTURE_POLICY, FOREVER)
  const picture = drawOnce(url.pathname)
  return picture === undefined
    ? text('No such picture.', 'text/plain; charset=utf-8', PICTURE_POLICY, 'no-store', 404)
    : text(picture, 'image/svg+xml; charset=utf-8', PICTURE_POLICY, FOREVER)
}

function drawOnce(path: string): string | undefined {
  if (!drawn.has(path)) {
    const picture = drawPicture(path)
    if (picture === undefined) return undefined
    drawn.set(path, picture)
  }
  return drawn.get(path)
}

function text(body: string, type: string, policy: string, caching: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': caching,
    },
  })
}
