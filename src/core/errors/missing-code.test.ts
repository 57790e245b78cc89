// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { NotSentError } from '#src/api/not-sent.ts'
import * as toasts from '#src/core/toasts/toasts.ts'
import { errorMessages } from './error-messages.ts'
import { loadFailedMessage } from './load-failed-message.ts'
import { isMissingCode, offerReload } from './missing-code.ts'
import { formFaultOf, reactToError } from './react-to-error.ts'
import { sayNotLoaded } from './show-error.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/SideMenu-1a2b.js')
const ask = vi.spyOn(toasts, 'ask')
const showToast = vi.spyOn(toasts, 'showToast')

/** How the document came, which jsdom does not tell. */
const cameBy = (type: number) =>
  Object.defineProperty(performance, 'navigation', { value: { type, TYPE_RELOAD: 1 }, configurable: true })

beforeEach(() => {
  cameBy(0)
  vi.spyOn(performance, 'now').mockReturnValue(5_000)
  ask.mockReset().mockResolvedValue(false)
  showToast.mockReset()
})
afterEach(() => {
  Reflect.deleteProperty(performance, 'navigation')
  vi.mocked(performance.now).mockRestore()
})

it.each([
  ['Chrome', gone, true],
  ['Firefox', new TypeError('error loading dynamically imported module: /assets/x.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['Safari, of a page in its place', new TypeError("'text/html' is not a valid JavaScript MIME type."), true],
  ['the build, of a style sheet', new Error('Unable to preload CSS for /assets/x.css'), true],
  ['a call that is encrypted with it', new NotSentError('login could not be encrypted', { cause: gone }), true],
  ['a call whose key did not come', new NotSentError('login', { cause: lost() }), false],
  ['a fault of the site', new TypeError('x is undefined'), false],
])('knows by %s whether code did not come', (_who, error, is) => expect(isMissingCode(error)).toBe(is))

it('ERR-48 SHELL-91 offers to load the document again where a tap needs code that is gone, and does so after a yes', async () => {
  await sayNotLoaded()
  expect(ask).toHaveBeenCalledOnce()
  expect(ask.mock.lastCall?.[0]).toMatchObject({ title: { id: 'errors.notLoaded.title' } })
  expect(showToast).not.toHaveBeenCalled()
  const reload = vi.fn<() => void>()
  await offerReload(reload)
  expect(reload).not.toHaveBeenCalled()
  ask.mockResolvedValue(true)
  await offerReload(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it('ERR-48 SHELL-91 says that it did not load where a reload has just been tried', async () => {
  cameBy(1)
  await sayNotLoaded()
  expect(showToast).toHaveBeenCalledOnce()
  expect(showToast.mock.lastCall?.[0].text).toBe(loadFailedMessage)
  expect(ask).not.toHaveBeenCalled()
})

it('offers it in the place of a line over the button of a form, which could be pressed for ever', () => {
  expect(formFaultOf(gone)).toBeUndefined()
  reactToError(gone, { kind: 'write' })
  expect(ask).toHaveBeenCalledOnce()
  cameBy(1)
  expect(formFaultOf(gone)).toBe(errorMessages.unknownError)
})

function lost() {
  return new GatewayFailure({ operation: 'getSystemStatus', code: 'NETWORK_UNREACHABLE' })
}
