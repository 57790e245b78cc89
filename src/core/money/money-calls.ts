import { create } from 'zustand'
import type { MoneyOperation } from '#src/api/generated/types.ts'
import { isNothingDone } from '#src/api/nothing-done.ts'
import { UnknownOutcomeError } from '#src/core/errors/unknown-outcome.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { getSession, useSession, type Session } from '#src/core/session/session.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { holdLock } from './call-lock.ts'

/** A call that moves money and whose outcome is not known (KEY-17). */
export type MoneyCall = NonNullable<ReturnType<typeof moneyCallsItem.read>>[number]

interface CallsState {
  stored: readonly MoneyCall[]
  /** Keys of the calls that this page is sending now. */
  sending: readonly string[]
  /** Keys of the forms that stand in the page. */
  forms: readonly string[]
  /** The operations of each gate in the page. */
  gates: readonly (readonly MoneyOperation[])[]
}

const store = create<CallsState>(() => ({
  stored: moneyCallsItem.read() ?? [],
  sending: [],
  forms: [],
  gates: [],
}))

// What another tab stores or settles is seen here too (MONEY-12).
globalThis.addEventListener('storage', ({ key }) => {
  if (key === moneyCallsItem.key || key === null) store.setState({ stored: moneyCallsItem.read() ?? [] })
})

/**
 * Sends a call that moves money. Key and call are stored before the request leaves (MONEY-01), and go only when the
 * outcome is known (MONEY-03). Other tabs see that it is being sent (MONEY-12).
 *
 * @param amount what it moves, as a decimal text
 * @throws {UnknownOutcomeError} when nobody can say whether the money has moved (MONEY-05)
 * @throws {GatewayError} of the operation, when nothing has moved (MONEY-04)
 */
export async function sendMoneyCall<Value>(
  { operation, amount, key }: { operation: MoneyOperation; amount: string; key: string },
  send: (header: { 'Idempotency-Key': string }) => Promise<Value>,
): Promise<Value> {
  const session = getSession()
  if (!session) throw new Error(`${operation} needs a session`)
  const { merchantCode: merchant, userName: member } = session
  const release = await holdLock(key)
  store.setState(({ sending }) => ({ sending: [...sending, key] }))
  write([...read().filter((call) => call.key !== key), { key, operation, member, merchant, amount, at: serverNow() }])
  try {
    const value = await send({ 'Idempotency-Key': key })
    forgetMoneyCall(key)
    return value
  } catch (error) {
    if (!isNothingDone(error)) throw new UnknownOutcomeError(`${operation} got no answer`, { cause: error })
    forgetMoneyCall(key)
    throw error
  } finally {
    store.setState(({ sending }) => ({ sending: sending.filter((one) => one !== key) }))
    release()
  }
}

/** Forgets a call whose outcome is known. */
export const forgetMoneyCall = (key: string): void => write(read().filter((call) => call.key !== key))

/**
 * The oldest call of this member with an unknown outcome (MONEY-12, MONEY-13). One that this page is sending now is
 * none while its form stands there; once that is gone, another form could send the same again (MONEY-14).
 */
export function useUnknownCall(operations: readonly MoneyOperation[]): MoneyCall | undefined {
  const session = useSession()
  return store(({ stored, sending, forms }) => {
    const isInForm = ({ key }: MoneyCall) => sending.includes(key) && forms.includes(key)
    return stored.find((call) => isOf(call, session) && operations.includes(call.operation) && !isInForm(call))
  })
}

/** Whether this page is sending a call, whose answer may still come. */
export const useIsSending = (key: string): boolean => store(({ sending }) => sending.includes(key))

/**
 * Notes that the form with a key stands in the page, and shows what becomes of its call.
 *
 * @returns ends it
 */
export function holdForm(key: string): () => void {
  store.setState(({ forms }) => ({ forms: [...forms, key] }))
  return () => store.setState(({ forms }) => ({ forms: forms.filter((one) => one !== key) }))
}

/**
 * Notes that a gate stands in the page, which finds out what became of its calls.
 *
 * @returns ends it
 */
export function holdGate(operations: readonly MoneyOperation[]): () => void {
  const gate = [...operations]
  store.setState(({ gates }) => ({ gates: [...gates, gate] }))
  return () => store.setState(({ gates }) => ({ gates: gates.filter((one) => one !== gate) }))
}

/** Whether a gate in the page sees to the calls of an operation. */
export const useHasGate = (operation: MoneyOperation | undefined): boolean =>
  store(({ gates }) => operation !== undefined && gates.some((operations) => operations.includes(operation)))

const isOf = (call: MoneyCall, session: Session | undefined): boolean =>
  call.member === session?.userName && call.merchant === session.merchantCode

const read = (): MoneyCall[] => moneyCallsItem.read() ?? []

function write(calls: MoneyCall[]): void {
  if (calls.length === 0) moneyCallsItem.remove()
  else moneyCallsItem.write(calls)
  store.setState({ stored: calls })
}
