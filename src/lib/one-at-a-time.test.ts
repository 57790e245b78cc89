import { expect, it, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('makes one more call after the one under way, however many ask meanwhile', async () => {
  const answers: (() => void)[] = []
  const call = vi.fn<() => Promise<void>>(() => new Promise((answer) => answers.push(answer)))
  const ask = oneAtATime(call)
  const asked = ask()
  await Promise.all([ask(), ask()])
  expect(call).toHaveBeenCalledTimes(1)
  answers[0]?.()
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  answers[1]?.()
  await asked
  expect(call).toHaveBeenCalledTimes(2)
  void ask()
  expect(call).toHaveBeenCalledTimes(3)
})

it('goes on after a call that failed', async () => {
  const call = vi.fn<() => Promise<void>>(async () => undefined).mockRejectedValueOnce(new Error('first'))
  const ask = oneAtATime(call)
  await expect(ask()).rejects.toThrow('first')
  await ask()
  expect(call).toHaveBeenCalledTimes(2)
})
