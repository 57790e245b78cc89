// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GatewayFailure } from './gateway-error.ts'
import { sendFeedback } from './generated/feedback.ts'
import { configureGateway } from './settings.ts'
import { uploadWith } from './upload.ts'

let server: Server | undefined

/** A gateway of another origin, which lets this page ask. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
  server = createServer((request, response) => {
    for (const [name, value] of Object.entries(open)) response.setHeader(name, value)
    if (request.method === 'OPTIONS') response.end()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  configureGateway({})
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const bytes = Uint8Array.from({ length: 2_000 }, (_, i) => i % 256)
const request = (url: string, signal?: AbortSignal) =>
  new Request(`${url}/wps/feedback`, {
    method: 'POST',
    body: bytes,
    headers: { 'X-Merchant': 'bdtdemo' },
    signal: signal ?? null,
  })

describe('a transport that tells how far it is', () => {
  it('NAMED-08 carries every byte and header there, and the answer back', async () => {
    const arrived: unknown[] = []
    const url = await serve(async (message, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of message) chunks.push(chunk)
      arrived.push(message.method, message.headers['x-merchant'], Buffer.concat(chunks).equals(Buffer.from(bytes)))
      response.writeHead(413, { 'Content-Type': 'application/json' }).end('{"success":false}')
    })
    const shares: number[] = []
    let progress = 0
    const answer = await uploadWith((share) => shares.push(share))(request(url), () => (progress += 1))
    expect(arrived).toEqual(['POST', 'bdtdemo', true])
    expect(answer.status).toBe(413)
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(await answer.json()).toEqual({ success: false })
    expect(shares.at(-1)).toBe(1)
    expect(progress).toBe(shares.length)
  })

  it('GAP-126 sends what the browser cannot read, without telling how far it is', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true }))
    const form = request('http://gateway.example')
    // As Safari 12 does with what a form is made of.
    vi.spyOn(form, 'arrayBuffer').mockRejectedValue(new DOMException('Not supported', 'NotSupportedError'))
    const answer = await uploadWith(() => {})(form, () => {})
    expect(await answer.json()).toEqual({ success: true })
    const [sent] = fetch.mock.calls[0] ?? []
    expect(sent instanceof Request && new Uint8Array(await sent.arrayBuffer())).toEqual(bytes)
  })

  it('fails as fetch does where nothing answers', async () => {
    const url = await serve((_message, response) => response.destroy())
    await expect(uploadWith(() => {})(request(url), () => {})).rejects.toBeInstanceOf(TypeError)
  })

  it('ends with the signal, before the way and on it', async () => {
    const url = await serve(() => {})
    await expect(uploadWith(() => {})(request(url, AbortSignal.abort(new Error('early'))), () => {})).rejects.toThrow(
      'early',
    )
    const controller = new AbortController()
    const sent = uploadWith(() => {})(request(url, controller.signal), () => {})
    setTimeout(() => controller.abort(new Error('late')), 30)
    await expect(sent).rejects.toThrow('late')
  })
})

describe('the client with a transport of the call', () => {
  const variables = { body: { type: 'OTHER', content: 'x'.repeat(20) } } as const

  it('gives the whole time again as long as something moves, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    configureGateway({ timeoutMs: 120 })
    const slow = async (_request: Request, progress: () => void) => {
      for (let step = 0; step < 4; step += 1) {
        await new Promise((resolve) => setTimeout(resolve, 60))
        progress()
      }
      return Response.json({ success: true, value: null })
    }
    const sent = sendFeedback(variables, { transport: slow })
    await vi.advanceTimersByTimeAsync(240)
    expect(await sent).toBeNull()
    const hanging = ({ signal }: Request) =>
      new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const given = sendFeedback(variables, { transport: hanging }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(120)
    const failure = await given
    expect(failure).toBeInstanceOf(GatewayFailure)
    expect(failure).toMatchObject({ code: 'REQUEST_TIMEOUT' })
  })
})
