// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startSourceItem } from '#src/core/storage/items.ts'
import { isHomeScreenApp, runMode } from './run-mode.ts'
import { keepStartSource } from './start-source.ts'

const bridge = { openExternal: vi.fn<() => void>(), close: vi.fn<() => void>(), platform: () => 'ios' }

/** The mode of a window that says so of how it was opened. */
function modeOf({ display = false, standalone = undefined as boolean | undefined, app = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: display }))
  vi.stubGlobal('navigator', standalone === undefined ? {} : { standalone })
  vi.stubGlobal('nativeApp', app ? bridge : undefined)
  return runMode()
}

function startWith(search: string) {
  window.history.replaceState(null, '', `/${search}`)
  keepStartSource()
}

afterEach(() => {
  startSourceItem.remove()
  vi.unstubAllGlobals()
})

describe('GAP-127 what the page runs in', () => {
  it('is the app where its object is there, whatever else is said', () => {
    startWith('?source=webclip')
    expect(modeOf({ app: true, display: true, standalone: true })).toBe('APP')
  })

  it('is a PWA in standalone display mode, or when opened from an iPhone’s home screen', () => {
    expect(modeOf({ display: true })).toBe('PWA')
    expect(modeOf({ standalone: true })).toBe('PWA')
  })

  it('is a web clip when the home screen started it with the mark in its address, for the whole session', () => {
    startWith('?source=webclip&lang=EN')
    startWith('')
    expect(modeOf({ standalone: true })).toBe('WEBCLIP')
    expect(modeOf({ standalone: true, display: true })).toBe('WEBCLIP')
  })

  it('REG-23 is one of the four ways that the gateway knows', () => {
    const ways = [modeOf({ app: true }), modeOf(), modeOf({ display: true })]
    startWith('?source=webclip')
    expect([...ways, modeOf({ standalone: true })]).toEqual(['APP', 'H5', 'PWA', 'WEBCLIP'])
  })

  it.each([
    ['PWA', true, '', { display: true }],
    ['WEBCLIP', true, '?source=webclip', { standalone: true }],
    ['H5', false, '', {}],
    ['APP', false, '', { app: true, display: true, standalone: true }],
  ])('LOGIN-30 is, in the mode %s, an app from the home screen: %s', (mode, is, search, opened) => {
    startWith(search)
    expect([modeOf(opened), isHomeScreenApp()]).toEqual([mode, is])
  })

  it('is a browser else, also when it follows a link with the mark', () => {
    startWith('?source=webclip')
    expect(modeOf()).toBe('H5')
    expect(modeOf({ standalone: false })).toBe('H5')
  })
})
