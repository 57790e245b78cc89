import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
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
  readonly asked: { readonly url: URL; readonly hasToken: boolean; readonly body: string }
  /** What this operation answered as its last success, or the contract's example of one. */
  readonly lastSuccess: JsonObject
}

/** A fault that is planted in one operation, and how it has to be found. */
export interface PlantedFault {
  name: string
  operation: OperationId
  rule: Rule
  /** Where; a `*` stands for any index. */
  at: string
  break: (answer: Passing) => void
}

/** Stands before a gateway and breaks what the faults say; everything else passes unchanged. */
export async function startBrokenGateway(
  upstream: string,
  faults: readonly PlantedFault[],
): Promise<{ url: string; close: () => Promise<void> }> {
  const successes = new Map<string, JsonObject>()
  const byPlace = new Map(
    faults.map((fault) => [`${operations[fault.operation].method} ${operations[fault.operation].path}`, fault]),
  )

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', upstream)
    const { method = 'GET', headers } = request
    const isForm = headers['content-type']?.startsWith('multipart/') === true
    const body = method === 'GET' ? '' : await text(request)
    if (isForm) throw new Error('A form would be spoiled on its way; plant no fault in an operation that takes one')
    const sent = Object.entries(headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
    const answer = await fetch(url, {
      method,
      headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
      ...(body === '' ? {} : { body }),
    })
    const place = `${method} ${url.pathname}`
    const passing: Passing = {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? '' },
      body: asObject(JSON.parse(await answer.text())),
      asked: { url, hasToken: headers.authorization !== undefined, body },
      lastSuccess: successes.get(place) ?? exampleAt(place),
    }
    if (passing.status === 200) successes.set(place, structuredClone(passing.body))
    byPlace.get(place)?.break(passing)
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

function exampleAt(place: string): JsonObject {
  const found = Object.entries(operations).find(([, { method, path }]) => `${method} ${path}` === place)
  const examples = Object.entries(successExamples).find(([id]) => id === found?.[0])?.[1] ?? {}
  return { success: true, value: Object.values(examples)[0] ?? null }
}
