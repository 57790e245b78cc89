// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { FocusEvent, ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import type { Faults } from './form-types.ts'
import { type CheckedField, useAvailability } from './use-availability.ts'

/** Values that the gateway was asked about, in order, and the code it refuses them with. */
let asked: string[] = []
let refusal: string | undefined

beforeEach(() => {
  asked = []
  refusal = undefined
  vi.useFakeTimers()
  configureGateway({
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const fields = pathname.endsWith('/username') ? searchParams : new URLSearchParams(await request.text())
      asked.push(fields.toString())
      if (refusal === undefined) return Response.json({ success: true, value: null })
      return Response.json({ success: false, code: refusal, message: 'for logs' }, { status: 422 })
    },
  })
})
afterEach(() => {
  configureGateway({})
  vi.useRealTimers()
})

function renderChecks() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(useAvailability, { wrapper })
  const onAnswer = vi.fn<() => void>()
  const leave = (name: CheckedField, value: string, faults: Faults<Record<CheckedField, string>> = {}) => {
    const nothing = async () => {}
    const form = {
      field: () => ({ name, ref: () => {}, onChange: nothing, onBlur: nothing, error: undefined }),
      read: () => ({ username: value, email: value }),
      judge: onAnswer,
    }
    return result.current.checked(form, name, () => faults).onBlur({} as FocusEvent)
  }
  return { leave, onAnswer, unmount, refusalOf: result.current.refusalOf, refuse: result.current.refuse }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([
  ['GATEWAY-29', 'username', 'username', ['ravi88', 'nusrat_jahan']],
  ['GATEWAY-30', 'email', 'email', ['ravi@mail.example', 'nusrat@mail.example']],
] as const)(
  '%s asks about a %s 400 ms after it was left, and not about one that another value follows',
  async (_row, field, name, [first, second]) => {
    const { leave } = renderChecks()
    await leave(field, first)
    await pass(399)
    await leave(field, second)
    await pass(399)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual([new URLSearchParams({ [name]: second }).toString()])
  },
)

it('GATEWAY-29 asks about both fields, however soon one follows the other', async () => {
  const { leave } = renderChecks()
  await leave('username', 'ravi88')
  await leave('email', 'ravi@mail.example')
  await pass(400)
  expect(asked).toHaveLength(2)
})

it('GATEWAY-29 asks about no value that is missing, or that the form itself refuses', async () => {
  const { leave } = renderChecks()
  await leave('username', '')
  await leave('email', 'ravi', { email: { message: reactions.EMAIL_FORMAT.text } })
  await pass(400)
  expect(asked).toEqual([])
})

it('GATEWAY-29 asks nothing for a form that is gone', async () => {
  const { leave, unmount } = renderChecks()
  await leave('username', 'ravi88')
  unmount()
  await pass(1_000)
  expect(asked).toEqual([])
})

it('REG-29 keeps a refusal by field and value, calls back, and does not ask again', async () => {
  refusal = 'USERNAME_TAKEN'
  const { leave, onAnswer, refusalOf } = renderChecks()
  await leave('username', 'ravi88')
  await pass(400)
  expect(onAnswer).toHaveBeenCalledTimes(1)
  expect(refusalOf('username', 'ravi88')).toEqual({ message: reactions.USERNAME_TAKEN.text })
  expect(refusalOf('username', 'nusrat')).toBeUndefined()
  expect(refusalOf('email', 'ravi88')).toBeUndefined()
  await leave('username', 'ravi88')
  await pass(400)
  expect(asked).toHaveLength(1)
})

it('REG-29 remembers only what is said at a field, also of the call that opens the account', () => {
  const { refuse, refusalOf } = renderChecks()
  refuse('username', 'ravi88', 'NETWORK_UNREACHABLE')
  expect(refusalOf('username', 'ravi88')).toBeUndefined()
  refuse('username', 'ravi88', 'USERNAME_TAKEN')
  expect(refusalOf('username', 'ravi88')).toBeDefined()
})
