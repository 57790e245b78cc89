// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DocumentConstants } from './document.ts'

const constants: DocumentConstants = {
  merchants: [],
  languages: {},
  failure: { slow: '', lost: '', retry: '' },
  early: false,
  files: {
    start: [],
    oldBrowsers: [],
    firstVisit: [],
    otherPages: [],
    pages: { '/m/activity': ['/assets/promotions.js'] },
    messages: { first: {}, pages: {}, member: {} },
  },
}
const asked = () => document.head.querySelectorAll('link[href="/assets/promotions.js"]').length

// What comes after the first paint does not.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

it.each([
  [undefined, undefined, 1],
  [undefined, { saveData: true }, 0],
  [undefined, { effectiveType: '3g' }, 0],
  ['on', undefined, 0],
  ['off', { saveData: true }, 1],
])(
  'BEYOND-17 with the switch left %s and a connection of %j the touch of a link asks for %i file of its page',
  async (choice, connection, files) => {
    const listen = vi.fn<(event: string, act: (event: object) => void) => void>()
    vi.resetModules()
    vi.stubGlobal('__DOCUMENT__', structuredClone(constants))
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('addEventListener', listen)
    vi.stubGlobal('navigator', { connection })
    document.head.replaceChildren()
    await import('./document.ts')
    // After the start, as the switch can be turned on any page.
    if (choice !== undefined) window.localStorage.setItem('MC_DATA_SAVER', choice)
    const [, touch] = listen.mock.calls.find(([event]) => event === 'pointerdown') ?? []
    const link = document.createElement('a')
    link.href = '/m/activity'
    touch?.({ target: link })
    expect(asked()).toBe(files)
  },
)
