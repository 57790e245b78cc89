import { getResponse } from 'msw'
import { handlers } from '#mock/generated/handlers.ts'
import { operations } from '#mock/generated/operations.ts'
import { stubNow } from '#mock/lib/clock.ts'
import { startSession } from '#mock/state/accounts/sessions.ts'
import { db } from '#mock/state/db.ts'
import type { Account } from '#mock/state/rows.ts'
import { isEncrypted, encryptCall } from './encrypt-call.ts'
import type { OperationId, Value } from '#src/api/generated/operations.ts'

interface Sent {
  body?: Record<string, unknown>
  query?: string
  key?: string
}

/**
 * Asks the handlers of the stub as one of its accounts, each time in a new session.
 *
 * @returns the answer's envelope
 */
export const askAs =
  (account: () => Account) =>
  async <Op extends OperationId>(id: Op, { body, query = '', key = crypto.randomUUID() }: Sent = {}) => {
    const { token } = await startSession(db, account(), stubNow())
    const encrypted = body && isEncrypted(id) ? await encryptCall(id, body, account().merchant) : undefined
    const { method, path, body: type } = operations[id]
    const isForm = type === 'multipart/form-data'
    const form = new FormData()
    if (isForm)
      for (const [name, value] of Object.entries(body ?? {}))
        form.append(name, value instanceof File ? value : String(value))
    const request = new Request(`http://stub${path}${query}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': key,
        ...encrypted?.header,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isForm ? form : JSON.stringify(encrypted?.body ?? body) }),
    })
    const response = await getResponse([...handlers], request, { baseUrl: 'http://stub' })
    if (!response) throw new Error(`${id} did not answer`)
    const answer: { success: boolean; code?: string; value: Value<Op> } = JSON.parse(await response.text())
    return answer
  }
