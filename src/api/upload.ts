import type { Transport } from './client.ts'

/**
 * A transport for calls that carry files: it tells how much of the body is on its way, from 0 to 1, which `fetch`
 * cannot. Everything else of the call is the client's, as always: `applyPromotion({ body }, { transport:
 * uploadWith(show) })`. Load it with the form that needs it; the first screen does without.
 */
export function uploadWith(onProgress: (share: number) => void): Transport {
  return async (request, progress) => {
    const unread = request.clone()
    const body = await request.arrayBuffer().catch(() => undefined)
    // Safari 12 cannot read what a form is made of, but can send it.
    if (!body) return globalThis.fetch(unread)
    return new Promise((resolve, reject) => {
      const { signal } = request
      if (signal.aborted) return reject(signal.reason)
      const exchange = new XMLHttpRequest()
      const abort = () => exchange.abort()
      exchange.open(request.method, request.url)
      exchange.responseType = 'arraybuffer'
      request.headers.forEach((value, name) => exchange.setRequestHeader(name, value))
      exchange.upload.addEventListener('progress', ({ loaded, total }) => {
        progress()
        onProgress(total > 0 ? loaded / total : 0)
      })
      exchange.addEventListener('load', () => resolve(responseOf(exchange)))
      exchange.addEventListener('error', () => reject(new TypeError('The upload failed.')))
      exchange.addEventListener('abort', () => reject(signal.reason ?? new DOMException('Aborted', 'AbortError')))
      exchange.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
      signal.addEventListener('abort', abort)
      return exchange.send(body)
    })
  }
}

function responseOf(exchange: XMLHttpRequest): Response {
  const { status, statusText } = exchange
  const headers = new Headers()
  for (const line of exchange.getAllResponseHeaders().split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ')
    if (name !== '') headers.append(name, value.join(': '))
  }
  const body: unknown = exchange.response
  return new Response(body instanceof ArrayBuffer && body.byteLength > 0 ? body : null, { status, statusText, headers })
}
