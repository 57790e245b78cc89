// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startSourceItem } from '#src/core/storage/items.ts'
import { registerMethod } from './register-method.ts'
import { keepStartSource } from './start-source.ts'

const bridge = { openExternal: vi.fn<() => void>(), close: vi.fn<() => void>(), platform: () => 'ios' }
const view = ({ display = false, standalone = undefined as boolean | undefined, app = false } = {}) => ({
  matchMedia: () => ({ matches: display }),
  navigator: standalone === undefined ? {} : { standalone },
  ...(app && { nativeApp: bridge }),
})
const startWith = (search: string) => keepStartSource({ search })

afterEach(() => startSourceItem.remove())

describe('GAP-127 what the page runs in', () => {
  it('is the app where its object is there, whatever else is said', () => {
    startWith('?source=webclip')
    expect(registerMethod(view({ app: true, display: true, standalone: true }))).toBe('APP')
  })

  it('is a PWA in standalone display mode, or when opened from an iPhone’s home screen', () => {
    expect(registerMethod(view({ display: true }))).toBe('PWA')
    expect(registerMethod(view({ standalone: true }))).toBe('PWA')
  })

  it('is a web clip when the home screen started it with the mark in its address, for the whole session', () => {
    startWith('?source=webclip&lang=EN')
    startWith('')
    expect(registerMethod(view({ standalone: true }))).toBe('WEBCLIP')
    expect(registerMethod(view({ standalone: true, display: true }))).toBe('WEBCLIP')
  })

  it('REG-23 is one of the four ways that the gateway knows', () => {
    const ways = [view({ app: true }), view(), view({ display: true })].map((one) => registerMethod(one))
    startWith('?source=webclip')
    expect([...ways, registerMethod(view({ standalone: true }))]).toEqual(['APP', 'H5', 'PWA', 'WEBCLIP'])
  })

  it('is a browser else, also when it follows a link with the mark', () => {
    startWith('?source=webclip')
    expect(registerMethod(view())).toBe('H5')
    expect(registerMethod(view({ standalone: false }))).toBe('H5')
  })
})
