// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { measureDomain } from './measure-domain.ts'

const pictures: FakePicture[] = []
/** A picture that comes when the test says so. */
class FakePicture extends EventTarget {
  src = ''
  referrerPolicy = ''
  constructor() {
    super()
    pictures.push(this)
  }
}

/** Measures a domain, with all that became of it by now. */
function measure() {
  const became: unknown[] = []
  measureDomain('fast.house.example').then(
    (ms) => became.push(ms),
    ({ message }: Error) => became.push(message),
  )
  const [picture = new FakePicture()] = pictures
  return { became, picture }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Image', FakePicture)
})
afterEach(() => {
  pictures.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('NAMED-34 the time of a domain is what its picture takes, in whole milliseconds', async () => {
  const { became, picture } = measure()
  expect(picture.src).toMatch(/^https:\/\/fast\.house\.example\/favicon\.svg\?t=\d+$/)
  expect(picture.referrerPolicy).toBe('no-referrer')
  await vi.advanceTimersByTimeAsync(240)
  expect(became).toEqual([])
  picture.dispatchEvent(new Event('load'))
  await vi.runAllTimersAsync()
  expect(became).toEqual([240])
  expect(picture.src, 'the picture that came is left alone').not.toBe('')
})

it('NAMED-34 a domain whose picture fails did not answer', async () => {
  const { became, picture } = measure()
  picture.dispatchEvent(new Event('error'))
  await vi.runAllTimersAsync()
  expect(became).toEqual(['fast.house.example did not answer'])
})

it('NAMED-34 a domain is waited for five seconds, and no longer', async () => {
  const { became, picture } = measure()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(became).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(became).toEqual(['fast.house.example took too long'])
  expect(picture.src).toBe('')
})
