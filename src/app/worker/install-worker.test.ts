// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { keepSite } from './install-worker.ts'

const register = vi.fn<(address: string) => Promise<unknown>>().mockResolvedValue({})

const visit = async (facts: object = {}) => {
  vi.stubGlobal('navigator', { serviceWorker: { register }, ...facts })
  await keepSite()
  return register.mock.calls.map(([address]) => address)
}

afterEach(() => {
  vi.unstubAllGlobals()
  register.mockClear()
  document.head.replaceChildren()
})

it('installs the worker for the language and the merchant of the visit, and names the manifest', async () => {
  expect(await visit()).toEqual(['/sw.js?language=EN&merchant=bdtdemo'])
  expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/merchants/bdtdemo/site.webmanifest')
})

it('installs none where browsers have no workers', async () => {
  expect(await visit({ serviceWorker: undefined })).toEqual([])
})

it('a worker that does not come is missed by nobody', async () => {
  register.mockRejectedValueOnce(new TypeError('gone'))
  await expect(visit()).resolves.toHaveLength(1)
})

it('lets Trusted Types pass the address of the worker alone', async () => {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (text: string) => string }) => unknown>()
  createPolicy.mockImplementation((_name, rules) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  await visit()
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('worker')
  for (const other of ['/other.js', 'https://x.example/sw.js?language=EN&merchant=bdtdemo', '/sw.js'])
    expect(() => rules?.createScriptURL(other)).toThrow('Not the worker')
})
