import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Rule } from '#scripts/contract/judge/finding.ts'
import { successExamples } from '#mock/generated/examples.ts'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { asObject, type JsonObject } from '#scripts/contract/document/json.ts'

/** An answer on its way through a server that breaks it. */
export interface Passing {
  status: number
  headers: Record<string, string>
  /** As JSON; `text` goes out in its place where it is set. */
  body: JsonObject
  text?: string
  /** Cuts the connection. */
  cut?: boolean
  /** Comes that much later. */
  lateMs?: number
  readonly asked: { readonly url: URL; readonly hasToken: boolean; readonly body: string }
  /** What this operation answered as its last success, or the contract's example of one. */
  readonly lastSuccess: JsonObject
}

/** A fault that is planted in one operation, and how it has to be found. */
export interface PlantedFault {
  name: string
  operation: OperationId
  /** Where calls by another method are broken, not the operation's own. */
  method?: string
  rule: Rule
  /** Where; a `*` stands for any index. */
  at: string
  /** Changes what is asked of the gateway behind. */
  ask?: (asked: { url: URL; headers: Headers }) => void
  break?: (answer: Passing) => void
}

/** Stands before a gateway and breaks what the faults say; everything else passes unchanged. */
export async function startBrokenGateway(
  upstream: string,
  faults: readonly PlantedFault[],
): Promise<{ url: string; close: () => Promise<void> }> {
  const successes = new Map<string, JsonObject>()
  const byPlace = new Map(
    faults.map((fault) => [
      `${fault.method ?? operations[fault.operation].method} ${operations[fault.operation].path}`,
      fault,
    ]),
  )

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', upstream)
    const { method = 'GET', headers } = request
    const bytes = method === 'GET' ? Buffer.alloc(0) : await buffer(request)
    const body = headers['content-type']?.startsWith('multipart/') === true ? '' : bytes.toString()
    const sent = Object.entries(headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
    const place = `${method} ${url.pathname}`
    const behind = {
      url: new URL(url),
      headers: new Headers(sent.map(([name, value]): [string, string] => [name, String(value)])),
    }
    byPlace.get(place)?.ask?.(behind)
    const answer = await fetch(behind.url, {
      method,
      headers: behind.headers,
      ...(bytes.length === 0 ? {} : { body: new Uint8Array(bytes) }),
    })
    const passing: Passing = {
      status: answer.status,
      headers: passedOn(answer.headers),
      body: asObject(JSON.parse(await answer.text())),
      asked: { url, hasToken: headers.authorization !== undefined, body },
      lastSuccess: successes.get(place) ?? exampleAt(place),
    }
    if (passing.status === 200) successes.set(place, structuredClone(passing.body))
    byPlace.get(place)?.break?.(passing)
    if (passing.lateMs !== undefined) await wait(passing.lateMs)
    if (passing.cut) return void response.destroy()
    response.writeHead(passing.status, passing.headers)
    response.end(passing.text ?? JSON.stringify(passing.body))
  }

  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The broken gateway has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Headers that mean something to the caller. */
function passedOn(headers: Headers): Record<string, string> {
  const names = ['content-type', 'retry-after', 'date', 'x-request-id', 'set-cookie']
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))
}

function exampleAt(place: string): JsonObject {
  const found = Object.entries(operations).find(([, { method, path }]) => `${method} ${path}` === place)
  const examples = Object.entries(successExamples).find(([id]) => id === found?.[0])?.[1] ?? {}
  return { success: true, value: Object.values(examples)[0] ?? null }
}
