import { gatewayError } from '#mock/lib/gateway-error.ts'

/**
 * The body as the contract's checks take it: parsed JSON, a form, or undefined when there is none.
 *
 * @throws {GatewayError} REQUEST_INVALID when it cannot be read as what it claims to be
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!request.body) return undefined
  try {
    if (type === 'multipart/form-data') return await request.formData()
    const text = await request.text()
    if (text === '') return undefined
    if (type === 'application/x-www-form-urlencoded') return new URLSearchParams(text)
    if (type === 'application/json') return JSON.parse(text)
  } catch {
    // Falls through: neither a broken body nor a foreign type can be read.
  }
  throw gatewayError('REQUEST_INVALID', { errors: ['/body'] })
}
