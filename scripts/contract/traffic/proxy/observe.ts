import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { mediaType, readBody, type RecordedBody, type RecordedRequest } from '../../judge/recorded.ts'
import type { ObservedExchange } from '../traffic.ts'
import { MOST_BYTES, type BodyCopy } from './body-copy.ts'

/** A request that passed by, as the judge takes it. */
export async function readRequest(request: IncomingMessage, url: string, copy: BodyCopy): Promise<RecordedRequest> {
  const headers = headersOf(request)
  return { method: (request.method ?? 'GET').toUpperCase(), url, headers, body: await bodyOf(headers, copy.bytes()) }
}

/** An answer that passed by, its body unpacked. */
export function readAnswer(answer: IncomingMessage, copy: BodyCopy): ObservedExchange['response'] {
  const headers = headersOf(answer)
  const bytes = copy.bytes()
  const body = bytes === undefined ? undefined : unpack(bytes, headers.get('content-encoding'))
  return { status: answer.statusCode ?? 0, headers, body }
}

async function bodyOf(headers: Headers, bytes: Buffer | undefined): Promise<RecordedBody> {
  if (bytes === undefined) return { kind: 'lost' }
  const type = headers.get('content-type')
  if (mediaType(type) !== 'multipart/form-data') return readBody(type, bytes.toString('utf8'))
  try {
    const value = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type ?? '' } }).formData()
    return { kind: 'read', value }
  } catch {
    return { kind: 'unreadable' }
  }
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  return headers
}

const UNPACKERS: Readonly<Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
}

/**
 * A body that its encoding does not unpack stays as it is, and is judged so.
 *
 * @returns undefined where it unpacks to more than is looked at
 */
function unpack(bytes: Buffer, encoding: string | null): string | undefined {
  const unpacker = UNPACKERS[encoding?.trim().toLowerCase() ?? '']
  try {
    return (unpacker && bytes.length > 0 ? unpacker(bytes, { maxOutputLength: MOST_BYTES }) : bytes).toString('utf8')
  } catch (error) {
    return error instanceof RangeError ? undefined : bytes.toString('utf8')
  }
}
