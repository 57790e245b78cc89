// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { endSession, startSession } from './session.ts'
import { useQuestion } from './use-question.ts'

afterEach(cleanup)

const words = (id: string) => ({ id, defaultMessage: id })
const QUESTION = { title: words('really'), cancel: words('no'), submit: words('yes') }

it('asks once for two taps, acts after a yes alone, and asks again after a failure', async () => {
  const { result } = renderHook(() => ({ question: useQuestion(), dialogs: useToasts().dialogs }))
  const call = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('refused'))
  const tap = () => void result.current.question(QUESTION, call)
  const answer = (yes: boolean) => act(async () => result.current.dialogs[0]?.answer(yes))
  act(() => {
    tap()
    tap()
  })
  expect(result.current.dialogs).toHaveLength(1)
  await answer(false)
  expect(call).not.toHaveBeenCalled()
  act(tap)
  await answer(true)
  expect(call).toHaveBeenCalledOnce()
  act(tap)
  expect(result.current.dialogs).toHaveLength(1)
  await answer(false)
})

it('takes a question away with the account that it was for, as a no', async () => {
  startSession({ token: 'a', userName: 'a', type: 0 })
  const { result } = renderHook(() => ({ question: useQuestion(), dialogs: useToasts().dialogs }))
  const call = vi.fn<() => Promise<void>>()
  let isOver = false
  act(() => void result.current.question(QUESTION, call).then(() => (isOver = true)))
  expect(result.current.dialogs).toHaveLength(1)
  act(() => startSession({ token: 'b', userName: 'b', type: 0 }))
  expect(result.current.dialogs).toEqual([])
  await vi.waitFor(() => expect(isOver).toBe(true))
  expect(call).not.toHaveBeenCalled()
  endSession()
})
