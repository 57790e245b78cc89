// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import type { CodeOf } from '#src/api/gateway-error.ts'
import { corruptions } from '../../../tests/support/corruptions.ts'

const status = {
  info: {
    customerService: [],
    mobileTemplate: { mem_cen: 1, dep_func: 1 },
    imageCDNs: [],
    encryptionKey: { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n: 'n'.repeat(342), e: 'AQAB' },
  },
  maintenance: false,
  regionRestriction: false,
}
const stored: Record<string, string> = {
  MC_SESSION_INFO: '{"token":"t0k","merchantCode":"bdtdemo","userName":"a","type":0,"firstTimeLogin":false}',
  MC_MEMBER_INFO: '{"id":"7","account":"a","type":0}',
  MC_SYSTEM_STATUS: JSON.stringify({ ...status, location: { ip: '203.0.113.9', countryCode: 'BD' } }),
  MC_MERCHANT: 'bdtdemo',
  MC_LANGUAGE: 'BN',
  MC_CURRENCY: 'BDT',
  MC_COUNTRY: 'BD',
  MC_THEME: 'light',
  MC_TRIAL_USER: '{"userName":"trial_9"}',
  MC_IMAGE_HOST: 'https://cdn.example',
  autoLogin: '1',
  hideBalance: 'true',
}
const kept = (key: string) => window.localStorage.getItem(key)
let calls: string[] = []
let countryCode: string | undefined = 'BD'
let maintenance = false

beforeEach(() => {
  calls = []
  countryCode = 'BD'
  maintenance = false
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['bn-BD'])
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url)
    calls.push(pathname)
    const value = pathname.endsWith('/status')
      ? { ...status, maintenance, location: { ip: '203.0.113.9', countryCode } }
      : { list: [{ country: 'PK', countryName: 'Pakistan', currency: 'PKR', langList: ['UR', 'EN'] }] }
    return Promise.resolve(Response.json({ success: true, value }))
  })
})
afterEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A start on a page that has loaded no module yet. */
async function boot() {
  vi.resetModules()
  const { start } = await import('./start.ts')
  const { getLanguage } = await import('#src/core/i18n/language-store.ts')
  const outcome = await start(new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return { outcome, language: getLanguage() }
}

describe('the start', () => {
  it('BOOT-07, BOOT-08 asks for the status, then takes the language of the country', async () => {
    expect(await boot()).toEqual({ outcome: 'ready', language: 'BN' })
    expect(calls).toEqual(['/wps/system/status'])
  })

  it('BOOT-07 chooses a language once the status is there, and is over once its words are', async () => {
    const shown: string[] = []
    let answer = () => {}
    let arrive = () => {}
    const [answered, arrived] = [
      new Promise<void>((done) => (answer = done)),
      new Promise<void>((done) => (arrive = done)),
    ]
    vi.doMock('#src/core/i18n/language-store.ts', async (original) => ({
      ...(await original<object>()),
      showLanguage: (language: string) => {
        shown.push(language)
        return language === 'EN' ? Promise.resolve() : arrived
      },
    }))
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = fetch(request)
      await answered
      return response
    })
    const over = vi.fn<(start: unknown) => void>()
    void boot().then(over)
    await vi.waitFor(() => expect([shown, calls]).toEqual([['EN'], ['/wps/system/status']]))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(shown).toEqual(['EN'])
    answer()
    await vi.waitFor(() => expect(shown).toEqual(['EN', 'BN']))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(over).not.toHaveBeenCalled()
    arrive()
    await vi.waitFor(() => expect(over).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'ready' })))
    vi.doUnmock('#src/core/i18n/language-store.ts')
  })

  it('BOOT-08, ERR-48 starts in English where the words of the country do not come, and tries them again the next time', async () => {
    vi.doMock('#src/core/i18n/language-store.ts', async (original) => ({
      ...(await original<object>()),
      showLanguage: (language: string) =>
        language === 'EN' ? Promise.resolve() : Promise.reject(new TypeError('gone')),
    }))
    expect(await boot()).toEqual({ outcome: 'ready', language: 'EN' })
    expect(kept('MC_LANGUAGE')).toBe('BN')
    vi.doUnmock('#src/core/i18n/language-store.ts')
  })

  it('BOOT-08, BOOT-34, GAP-58 a country without a merchant of its own is looked up in the list of the gateway', async () => {
    countryCode = 'PK'
    expect(await boot()).toEqual({ outcome: 'ready', language: 'UR' })
    expect(calls).toHaveLength(2)
    expect(calls[1]).toBe('/wps/system/country')
  })

  it('BOOT-09 an unknown country, or none, leads to the picker; KEY-10 English is shown and not kept', async () => {
    for (countryCode of ['SE', undefined]) {
      expect(await boot()).toEqual({ outcome: 'pick-region', language: 'EN' })
      expect(kept('MC_LANGUAGE')).toBeNull()
    }
  })

  it('GAP-57 the stored choice wins over the country, and over a country that is unknown', async () => {
    window.localStorage.setItem('MC_LANGUAGE', 'TY')
    expect(await boot()).toEqual({ outcome: 'ready', language: 'TY' })
    countryCode = undefined
    window.localStorage.removeItem('MC_SYSTEM_STATUS')
    expect(await boot()).toEqual({ outcome: 'ready', language: 'TY' })
  })

  it('KEY-09, KEY-10, KEY-11 writes down merchant, language and currency', async () => {
    await boot()
    expect([kept('MC_MERCHANT'), kept('MC_LANGUAGE'), kept('MC_CURRENCY')]).toEqual(['bdtdemo', 'BN', 'BDT'])
  })

  it('KEY-11 keeps the currency of a region without a merchant of its own, and replaces that of another merchant', async () => {
    window.localStorage.setItem('MC_CURRENCY', 'PKR')
    window.localStorage.setItem('MC_COUNTRY', 'PK')
    await boot()
    expect([kept('MC_CURRENCY'), kept('MC_COUNTRY')]).toEqual(['PKR', 'PK'])
    window.localStorage.setItem('MC_CURRENCY', 'INR')
    window.localStorage.setItem('MC_COUNTRY', 'IN')
    await boot()
    expect([kept('MC_CURRENCY'), kept('MC_COUNTRY')]).toEqual(['BDT', null])
  })

  it('GAP-65, KEY-08 a stored status is used whatever its age, and replaced by the fresh one', async () => {
    const old = { ...status, location: { ip: '198.51.100.1', countryCode: 'TH' } }
    window.localStorage.setItem('MC_SYSTEM_STATUS', JSON.stringify(old))
    // The first language of the stored country; the fresh answer's would have been Bengali.
    expect((await boot()).language).toBe('EN')
    await vi.waitFor(() => expect(kept('MC_SYSTEM_STATUS')).toContain('203.0.113.9'))
  })

  it('BOOT-42 a status that arrives after another tab went on to another merchant is not kept', async () => {
    await boot()
    window.localStorage.removeItem('MC_SYSTEM_STATUS')
    window.localStorage.setItem('MC_MERCHANT', 'inrdemo')
    const { refreshSiteStatus } = await import('#src/core/site/site-status.ts')
    await refreshSiteStatus()
    expect(kept('MC_SYSTEM_STATUS')).toBeNull()
  })

  it('GAP-60 what index.html asked for as a member whose session is void is not used', async () => {
    document.documentElement.setAttribute('data-signed-in', '')
    window.earlyAnswers = { '/wps/system/status?': Promise.resolve(new Response('', { status: 401 })) }
    expect((await boot()).outcome).toBe('ready')
    document.documentElement.removeAttribute('data-signed-in')
  })
})

describe('what index.html asked for and nobody has taken', () => {
  const early = () => {
    window.earlyAnswers = { '/wps/relay/x?': Promise.resolve(new Response()) }
  }

  it('NAMED-33 goes with a closed site, whose refusals it holds', async () => {
    maintenance = true
    early()
    await boot()
    expect(window.earlyAnswers).toBeUndefined()
  })

  it('GAP-131 goes with a change of the session', async () => {
    early()
    await boot()
    expect(window.earlyAnswers).toBeDefined()
    const { startSession } = await import('#src/core/session/session.ts')
    startSession({ token: 'another', userName: 'another', type: 0 })
    expect(window.earlyAnswers).toBeUndefined()
  })

  it('is too old after half a minute', async () => {
    early()
    const { earlyAnswers } = await import('./early-answers.ts')
    const take = () => earlyAnswers.onRequest?.({ request: new Request('http://site.example/wps/relay/x') } as never)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(30_001)
    expect(await take()).toBeUndefined()
    clock.mockReturnValue(29_999)
    expect(await take()).toBeInstanceOf(Response)
    clock.mockRestore()
  })
})

describe('GAP-63 GAP-134 a status that fails ends the start, unless one is stored', () => {
  /** The time limit, 30 s, ends a call like a cut connection. */
  const codes = {
    REQUEST_INVALID: 'failed',
    UNKNOWN_ERROR: 'failed',
    SYSTEM_UPGRADING: 'failed',
    SYSTEM_BUSY: 'failed',
    SITE_MAINTENANCE: 'failed',
    REGION_RESTRICTED: 'failed',
    NETWORK_UNREACHABLE: 'failed',
    CONTRACT_VIOLATION: 'failed',
  } satisfies Record<Exclude<CodeOf<'getSystemStatus'>, 'REQUEST_TIMEOUT'>, string>

  // Reads are repeated after seconds.
  beforeEach(() => {
    vi.doMock('#src/api/retry.ts', async (original) => ({ ...(await original<object>()), retryDelay: () => 1 }))
  })
  afterEach(() => void vi.doUnmock('#src/api/retry.ts'))

  it.each(Object.entries(codes))('%s', async (code, expected) => {
    const statuses: Partial<Record<string, number>> = operations.getSystemStatus.errors
    vi.stubGlobal('fetch', () => {
      if (code === 'NETWORK_UNREACHABLE') return Promise.reject(new TypeError(code))
      if (code === 'CONTRACT_VIOLATION') return Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
      return Promise.resolve(Response.json({ success: false, code, message: '' }, { status: statuses[code] ?? 500 }))
    })
    expect((await boot()).outcome).toBe(expected)
    window.localStorage.setItem('MC_SYSTEM_STATUS', stored['MC_SYSTEM_STATUS'] ?? '')
    expect((await boot()).outcome).toBe('ready')
  })
})

describe('GAP-61 a storage full of texts that went bad does not stop the start', () => {
  it.each(Object.entries(corruptions))('%s', async (_name, corrupt) => {
    for (const [key, text] of Object.entries(stored)) {
      window.localStorage.setItem(key, corrupt(text))
      window.sessionStorage.setItem(key, corrupt(text))
    }
    expect(await boot()).toEqual({ outcome: 'ready', language: 'BN' })
    expect([kept('MC_MERCHANT'), kept('MC_LANGUAGE'), kept('MC_CURRENCY')]).toEqual(['bdtdemo', 'BN', 'BDT'])
    expect(kept('MC_SESSION_INFO')).toBeNull()
  })
})
