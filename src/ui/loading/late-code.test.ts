import { expect, it, vi } from 'vitest'
import { lateCode } from './late-code.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve))

it('is used as soon as it has come, and at once from then on', async () => {
  const code = lateCode(async () => 'code')
  const task = vi.fn<(loaded: string) => void>()
  const onFailed = vi.fn<() => void>()
  code.use(task, onFailed)
  expect(task).not.toHaveBeenCalled()
  await turn()
  expect(task).toHaveBeenCalledExactlyOnceWith('code')
  code.use(task, onFailed)
  expect(task).toHaveBeenCalledTimes(2)
  expect(onFailed).not.toHaveBeenCalled()
})

it('is asked for again with the next tap where it did not come, which the tap alone says', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'))
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
  const code = lateCode(load)
  const task = vi.fn<(loaded: string) => void>()
  const onFailed = vi.fn<() => void>()
  code.prepare()
  await turn()
  expect(onFailed).not.toHaveBeenCalled()
  code.use(task, onFailed)
  await turn()
  expect([task.mock.calls.length, onFailed.mock.calls.length]).toEqual([0, 1])
  code.use(task, onFailed)
  await turn()
  expect([task.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 1])
})
