// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { corruptions } from '../../../tests/support/corruptions.ts'
import type { DocumentConstants } from './document.ts'

const constants: DocumentConstants = {
  merchants: [
    { code: 'bdtdemo', brand: 'Lanternhouse', domains: [], hero: '/merchants/bdtdemo/hero.svg' },
    { code: 'inrdemo', brand: 'Orchid Court', domains: ['orchid.example'], hero: '/merchants/inrdemo/hero.svg' },
  ],
  languages: { EN: ['en', 'ltr'], UR: ['ur', 'rtl'] },
  early: true,
  files: {
    start: [],
    firstVisit: ['/assets/first-visit.js'],
    home: ['/assets/home.js'],
    login: ['/assets/login.js'],
    register: ['/assets/register.js'],
    messages: { EN: '/assets/en.js', UR: '/assets/ur.js' },
    otherMessages: {},
  },
}
const right: Record<string, string> = {
  MC_SESSION_INFO: '{"token":"t0k","merchantCode":"bdtdemo","userName":"a","type":0,"firstTimeLogin":false}',
  MC_MERCHANT: 'inrdemo',
  MC_LANGUAGE: 'UR',
  MC_THEME: 'light',
}
const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

/** Runs the inline script on an empty page and gives what it chose. */
async function run() {
  vi.resetModules()
  document.head.replaceChildren()
  for (const { name } of Array.from(document.documentElement.attributes)) document.documentElement.removeAttribute(name)
  await import('./document.ts')
  const { lang, dir } = document.documentElement
  const attribute = (name: string) => document.documentElement.getAttribute(name)
  return {
    lang,
    dir,
    merchant: attribute('data-merchant'),
    theme: attribute('data-theme'),
    page: attribute('data-page'),
    signedIn: document.documentElement.hasAttribute('data-signed-in'),
  }
}
const untouched = { lang: 'en', dir: 'ltr', merchant: 'bdtdemo', theme: 'dark', page: 'home', signedIn: false }

beforeEach(() => {
  window.history.replaceState(null, '', '/m/home')
  vi.stubGlobal('__DOCUMENT__', constants)
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response()))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.localStorage.clear()
  fetched.mockReset()
})

describe('what stands before the first paint', () => {
  it('GAP-125 without anything stored: default merchant, English, the theme of the system', async () => {
    expect(await run()).toEqual(untouched)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(await run()).toEqual({ ...untouched, theme: 'light' })
  })

  it('KEY-09, KEY-10, KEY-16, GAP-125 takes the stored merchant, language and theme', async () => {
    for (const [key, text] of Object.entries(right)) window.localStorage.setItem(key, text)
    expect(await run()).toEqual({ ...untouched, lang: 'ur', dir: 'rtl', merchant: 'inrdemo', theme: 'light' })
  })

  it('GAP-60, KEY-01 knows a member of this merchant, and sends no token of another one', async () => {
    window.localStorage.setItem('MC_SESSION_INFO', right['MC_SESSION_INFO'] ?? '')
    expect((await run()).signedIn).toBe(true)
    const authorised = () => fetched.mock.calls.filter(([, init]) => 'Authorization' in (init?.headers ?? {}))
    expect(authorised().length).toBeGreaterThan(0)
    fetched.mockClear()
    window.localStorage.setItem('MC_MERCHANT', 'inrdemo')
    expect((await run()).signedIn).toBe(false)
    expect(fetched).toHaveBeenCalled()
    expect(authorised()).toEqual([])
  })

  it.each([
    ['/m/login', 'door', '/assets/login.js'],
    ['/m/register.html', 'door', '/assets/register.js'],
    ['/m/forget', 'door', undefined],
    ['/m/activity', 'other', undefined],
  ])('SHELL-41 %s has the place of its picture and its files on their way', async (path, shape, file) => {
    window.history.replaceState(null, '', path)
    expect((await run()).page).toBe(shape)
    const asked = Array.from(document.head.querySelectorAll('link'), (link) => link.getAttribute('href'))
    expect(asked.filter((href) => href && /login|register/.test(href))).toEqual(file === undefined ? [] : [file])
    expect(asked.includes('/merchants/bdtdemo/hero.svg')).toBe(shape === 'door')
  })

  it('takes what a blocked storage could only carry over a reload', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    window.history.replaceState({ carried: { 'local:MC_MERCHANT': 'inrdemo', 'local:MC_LANGUAGE': 'UR' } }, '')
    expect(await run()).toEqual({ ...untouched, lang: 'ur', dir: 'rtl', merchant: 'inrdemo' })
  })
})

describe('a stored text that went bad does not stop the page', () => {
  for (const [name, corrupt] of Object.entries(corruptions)) {
    it.each(Object.entries(right))(`${name}: %s`, async (key, text) => {
      window.localStorage.setItem(key, corrupt(text))
      expect(await run()).toEqual(untouched)
    })
  }

  it.each(['constructor', '__proto__', 'toString'])('a language called %s is none', async (code) => {
    window.localStorage.setItem('MC_LANGUAGE', code)
    expect(await run()).toEqual(untouched)
  })
})
