// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useQuestion } from './use-question.ts'
import { useToasts } from './toasts.ts'

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
