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
  failure: { slow: 'It takes long.', lost: 'No connection.', retry: 'Try again' },
  early: true,
  files: {
    start: ['data:text/javascript,globalThis.siteStarted = true'],
    oldBrowsers: [],
    firstVisit: ['/assets/first-visit.js'],
    otherPages: ['/assets/pages.js'],
    pages: {
      '/m/home': ['/assets/home.js'],
      '/m/login': ['/assets/login.js'],
      '/m/register.html': ['/assets/register.js'],
      '/m/activity': ['/assets/promotions.js'],
    },
    messages: {
      first: { EN: '/assets/en.js', UR: '/assets/ur.js' },
      pages: { UR: '/assets/ur-pages.js' },
      member: { UR: '/assets/ur-member.js' },
    },
  },
}
const right: Record<string, string> = {
  MC_SESSION_INFO: '{"token":"t0k","merchantCode":"bdtdemo","userName":"a","type":0,"firstTimeLogin":false}',
  MC_MERCHANT: 'inrdemo',
  MC_LANGUAGE: 'UR',
  MC_THEME: 'light',
  MC_FAILURE_WORDS: '{"tag":"ur","slow":"دیر ہو رہی ہے۔","lost":"رابطہ نہیں۔","retry":"دوبارہ"}',
}
const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

/** What waits for the first paint is done then: two frames, which the tests draw at once, and a task. */
const afterPaint = () => new Promise((resolve) => setTimeout(resolve))
const askedFiles = () => Array.from(document.head.querySelectorAll('link'), (link) => link.getAttribute('href') ?? '')

/** Runs the inline script on an empty page and gives what it chose. */
async function run() {
  vi.resetModules()
  document.head.replaceChildren()
  for (const { name } of Array.from(document.documentElement.attributes)) document.documentElement.removeAttribute(name)
  await import('./document.ts')
  await afterPaint()
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
  vi.stubGlobal('__DOCUMENT__', structuredClone(constants))
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response()))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => void draw(0))
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

  it('KEY-16 a chosen dark theme holds where the system is light', async () => {
    window.localStorage.setItem('MC_THEME', 'dark')
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(await run()).toEqual(untouched)
  })

  it('GAP-52, GAP-60 knows a member of this merchant, and sends no token of another one', async () => {
    window.localStorage.setItem('MC_SESSION_INFO', right['MC_SESSION_INFO'] ?? '')
    expect((await run()).signedIn).toBe(true)
    const authorised = () => fetched.mock.calls.filter(([, init]) => 'Authorization' in (init?.headers ?? {}))
    expect(authorised().length).toBeGreaterThan(0)
    fetched.mockClear()
    window.localStorage.setItem('MC_MERCHANT', 'inrdemo')
    expect((await run()).signedIn).toBe(false)
    window.localStorage.setItem('MC_MERCHANT', 'bdtdemo')
    const own = { code: 'tlbdemo', brand: 'Tideglass', domains: ['localhost'], hero: '' }
    vi.stubGlobal('__DOCUMENT__', { ...structuredClone(constants), merchants: [...constants.merchants, own] })
    expect(await run()).toMatchObject({ merchant: 'tlbdemo', signedIn: false })
    const named = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Merchant'))
    expect([...new Set(named)]).toEqual(['inrdemo', 'tlbdemo'])
    expect(authorised()).toEqual([])
  })

  it.each([
    ['/m/login', 'door', ['pages', 'login']],
    ['/m/register.html', 'door', ['pages', 'register']],
    ['/m/forget', 'door', ['pages']],
    ['/m/activity', 'other', ['pages', 'promotions']],
    ['/m/home', 'home', ['home']],
    ['/m/constructor', 'other', ['pages']],
  ])('SHELL-41 %s has the place of its picture and its files on their way', async (path, shape, files) => {
    window.history.replaceState(null, '', path)
    expect((await run()).page).toBe(shape)
    const asked = askedFiles()
    const others = ['/merchants/bdtdemo/hero.svg', '/assets/en.js', '/assets/first-visit.js']
    expect(asked.filter((href) => !others.includes(href))).toEqual(files.map((name) => `/assets/${name}.js`))
    expect(asked.includes('/merchants/bdtdemo/hero.svg')).toBe(shape !== 'other')
  })

  it('SHELL-41 asks for the words of the page, and for a member for those of the members’ pages', async () => {
    window.history.replaceState(null, '', '/m/deposit')
    window.localStorage.setItem('MC_LANGUAGE', 'UR')
    await run()
    const words = () => askedFiles().filter((href) => href.startsWith('/assets/ur'))
    expect(words()).toEqual(['/assets/ur-pages.js', '/assets/ur.js'])
    window.localStorage.setItem('MC_SESSION_INFO', right['MC_SESSION_INFO'] ?? '')
    await run()
    expect(words()).toEqual(['/assets/ur-pages.js', '/assets/ur-member.js', '/assets/ur.js'])
  })

  it('SHELL-41 asks for the code of the page that a link leads to when it is touched, once', async () => {
    const listen = vi.fn<(event: string, act: (event: object) => void) => void>()
    vi.stubGlobal('addEventListener', listen)
    await run()
    const [, touch] = listen.mock.calls.find(([event]) => event === 'pointerdown') ?? []
    const link = document.createElement('a')
    link.href = '/m/activity?from=banner'
    const asked = () => askedFiles().filter((href) => href === '/assets/promotions.js')
    expect(asked()).toHaveLength(0)
    for (const target of [link.appendChild(document.createElement('b')), link, document]) touch?.({ target })
    expect(asked()).toHaveLength(1)
  })

  it('LIST-47 a plain list has its shape, its picture and its first calls, and is no other page', async () => {
    window.history.replaceState(null, '', '/m/gameList?gameType=FISH')
    expect((await run()).page).toBe('list')
    expect(askedFiles()).toContain('/merchants/bdtdemo/hero.svg')
    expect(fetched.mock.calls.map(([address]) => /status|gameList|VassGameType/.exec(address)?.[0])).toEqual([
      'status',
      'gameList',
      'VassGameType',
    ])
  })

  it('takes what a blocked storage could only carry over a reload', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    window.history.replaceState({ carried: { 'local:MC_MERCHANT': 'inrdemo', 'local:MC_LANGUAGE': 'UR' } }, '')
    expect(await run()).toEqual({ ...untouched, lang: 'ur', dir: 'rtl', merchant: 'inrdemo' })
  })
})

describe('what comes after the first paint', () => {
  const frames: FrameRequestCallback[] = []
  beforeEach(() => {
    frames.length = 0
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => void frames.push(draw))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const root = document.body.appendChild(document.createElement('div'))
    root.id = 'root'
    root.appendChild(document.createElement('div')).className = 'shell'
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })
  const open = async () => {
    vi.resetModules()
    document.head.replaceChildren()
    await import('./document.ts')
  }
  const nextFrame = () => frames.splice(0).forEach((draw) => draw(0))
  const failure = () => document.querySelector('.shell-failure')

  it('HOME-22 asks for the picture at once, and for code and data after two frames', async () => {
    await open()
    expect([askedFiles(), fetched.mock.calls]).toEqual([['/merchants/bdtdemo/hero.svg'], []])
    nextFrame()
    nextFrame()
    vi.advanceTimersByTime(1)
    expect(askedFiles()).toEqual(expect.arrayContaining(['/assets/home.js', '/assets/en.js', '/assets/first-visit.js']))
    expect(fetched).toHaveBeenCalledTimes(4)
    await vi.waitFor(() => expect(globalThis).toHaveProperty('siteStarted', true))
  })

  it.each([
    ['runs what an old browser lacks before the site', ['hasOwn'], ['shims', 'site']],
    ['runs the site alone where nothing is missing', [], ['site']],
  ])('GAP-126 %s', async (name, missing, ran) => {
    const order: string[] = []
    vi.stubGlobal('runs', (part: string) => void order.push(part))
    const script = (part: string) => [`data:text/javascript,globalThis.runs('${part}')//${name}`]
    const files = { ...constants.files, oldBrowsers: script('shims'), start: script('site') }
    vi.stubGlobal('__DOCUMENT__', { ...structuredClone(constants), files })
    const own = Object.getOwnPropertyDescriptor(Object, 'hasOwn')
    for (const one of missing) Reflect.deleteProperty(Object, one)
    try {
      await open()
      vi.advanceTimersByTime(500)
    } finally {
      Object.defineProperty(Object, 'hasOwn', own ?? {})
    }
    await vi.waitFor(() => expect(order).toEqual(ran))
  })

  it('needs no frame on a page that nobody looks at, and asks once', async () => {
    await open()
    vi.advanceTimersByTime(500)
    expect(fetched).toHaveBeenCalledTimes(4)
    nextFrame()
    nextFrame()
    vi.advanceTimersByTime(1)
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  it('asks for no choice of a language where one is stored', async () => {
    window.localStorage.setItem('MC_LANGUAGE', 'UR')
    await open()
    vi.advanceTimersByTime(500)
    expect(askedFiles()).toEqual(expect.arrayContaining(['/assets/ur.js']))
    expect(askedFiles()).not.toContain('/assets/first-visit.js')
  })

  it('ERR-48 says in the language of the visitor after 5 s that it takes long, after 15 s that the site does not come, and lets it be loaded again', async () => {
    window.localStorage.setItem('MC_LANGUAGE', 'UR')
    window.localStorage.setItem('MC_FAILURE_WORDS', right.MC_FAILURE_WORDS ?? '')
    await open()
    vi.advanceTimersByTime(5_000)
    expect(failure()).toBeNull()
    vi.advanceTimersByTime(501)
    expect(failure()?.textContent).toBe('دیر ہو رہی ہے۔دوبارہ')
    vi.advanceTimersByTime(10_000)
    expect(failure()?.getAttribute('role')).toBe('alert')
    expect(failure()?.textContent).toBe('رابطہ نہیں۔دوبارہ')
    expect(document.querySelectorAll('.shell-failure')).toHaveLength(1)
    expect(failure()?.querySelector('a')?.getAttribute('href')).toBe('')
  })

  it.each([
    ['another language was shown last', '{"tag":"th","slow":"a","lost":"b","retry":"c"}'],
    ['nothing was kept', ''],
    ['what was kept is damaged', '{"tag":"ur","slow":1}'],
  ])('ERR-48 says it in English where %s', async (_when, kept) => {
    window.localStorage.setItem('MC_LANGUAGE', 'UR')
    window.localStorage.setItem('MC_FAILURE_WORDS', kept)
    await open()
    vi.advanceTimersByTime(5_501)
    expect(failure()?.textContent).toBe('It takes long.Try again')
  })

  it('ERR-48 says so at once where the code cannot be loaded, and nothing where the site is drawn', async () => {
    vi.stubGlobal('__DOCUMENT__', {
      ...constants,
      files: { ...constants.files, start: ['data:text/javascript,throw 1'] },
    })
    await open()
    vi.advanceTimersByTime(500)
    await vi.waitFor(() => expect(failure()).not.toBeNull())
    vi.advanceTimersByTime(6_000)
    expect(failure()?.textContent).toBe('No connection.Try again')
    document.getElementById('root')?.replaceChildren()
    vi.advanceTimersByTime(20_000)
    expect(failure()).toBeNull()
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
