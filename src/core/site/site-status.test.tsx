// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { successExamples } from '#mock/generated/examples.ts'
import { getSystemStatusQuery } from '#src/api/generated/first-screen.ts'
import { configureGateway } from '#src/api/settings.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { merchantItem, siteStatusItem } from '#src/core/storage/items.ts'
import { startStubGateway, stubFetch } from '../../../tests/support/stub-gateway.ts'
import {
  loadSiteStatus,
  readEncryptionKey,
  refreshSiteStatus,
  siteCodeOf,
  useFeature,
  useSiteStatus,
  type SiteStatus,
} from './site-status.ts'

const status: SiteStatus | undefined = successExamples.getSystemStatus['normal']

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

it.each([
  [false, false, 0],
  [true, false, 1],
  [true, true, 1],
  [false, true, 2],
])('GAP-01, BOOT-14 maintenance %s and restriction %s give the code %i', (maintenance, regionRestriction, code) => {
  expect(siteCodeOf({ maintenance, regionRestriction })).toBe(code)
})

it('BOOT-13 a region restriction alone gives the code 2', () => {
  expect(siteCodeOf({ maintenance: false, regionRestriction: true })).toBe(2)
})

it('BOOT-19, BOOT-20, BOOT-21 the status of the contract has every field, and is one that the site keeps', () => {
  expect(Object.keys(status ?? {}).sort()).toEqual(['info', 'location', 'maintenance', 'regionRestriction'])
  expect(status?.location).toEqual({ ip: expect.any(String), countryCode: expect.stringMatching(/^[A-Z]{2}$/) })
  const fields = ['customerService', 'domainRoute', 'mobileTemplate', 'paths', 'register', 'resources', 'whitelabel']
  expect(Object.keys(status?.info ?? {})).toEqual(expect.arrayContaining([...fields, 'mainDomain', 'imageCDNs']))
  expect(status?.info.mobileTemplate).toEqual({ mem_cen: expect.any(Number), dep_func: expect.any(Number) })
  if (status) siteStatusItem.write(status)
  expect(siteStatusItem.read()).toEqual(status)
})

describe('BOOT-24 a feature of the menu', () => {
  function show(whitelabel: SiteStatus['info']['whitelabel']) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const shown: boolean[] = []
    const Probe = () => {
      shown.push(useFeature('DEPOSIT'))
      return null
    }
    client.setQueryData(getSystemStatusQuery().queryKey, status && { ...status, info: { ...status.info, whitelabel } })
    render(
      <QueryClientProvider client={client}>
        <Probe />
        <Probe />
      </QueryClientProvider>,
    )
    return shown
  }
  afterEach(() => configureGateway({}))

  it.each([
    [{ DEPOSIT: true }, true],
    [{ DEPOSIT: false }, false],
    [{ WITHDRAW: true }, false],
    [{}, false],
  ])('with the flags %j is open: %s', (whitelabel, isOpen) => {
    const { asked } = startStubGateway()
    expect(show(whitelabel).at(-1)).toBe(isOpen)
    expect(asked).toEqual([])
  })

  it('GATEWAY-16 is asked for by a call of its own, once, where the status has no flags', async () => {
    const { asked } = startStubGateway({ prefer: { getWhitelabel: 'code=200, example=bare' } })
    const shown = show(undefined)
    expect(shown.at(-1)).toBe(false)
    await vi.waitFor(() => expect(shown.at(-1)).toBe(true))
    expect(asked.map(({ operation }) => operation)).toEqual(['getWhitelabel'])
  })

  it('GATEWAY-16 stays hidden where that call fails too', async () => {
    const { asked } = startStubGateway({ prefer: { getWhitelabel: 'code=500, example=UNKNOWN_ERROR' } })
    const shown = show(undefined)
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
    expect(shown.at(-1)).toBe(false)
  })
})

it('GAP-152 the status is asked for at the start and at each return to the tab, and no timer asks', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ success: true, value: status }))
  configureGateway({ fetch })
  const client = new QueryClient()
  await loadSiteStatus(client)
  const Probe = () => useSiteStatus().location.countryCode
  const { container } = render(
    <QueryClientProvider client={client}>
      <Probe />
    </QueryClientProvider>,
  )
  expect(container.textContent).toBe(status?.location.countryCode)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  configureGateway({})
  vi.useRealTimers()
})

it('ERR-44 a status that was under way when the site closed is asked for once more', async () => {
  const states = [false, true]
  const fetch = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ success: true, value: { ...status, maintenance: states.shift() ?? true } }),
  )
  configureGateway({ fetch })
  const client = new QueryClient()
  const start = loadSiteStatus(client)
  await Promise.all([start, refreshSiteStatus(), refreshSiteStatus()])
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(client.getQueryData(getSystemStatusQuery().queryKey)).toMatchObject({ maintenance: true })
  await refreshSiteStatus()
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('GAP-64 of a fresh status a closed site and a new key act at once, all else at the next start', async () => {
  if (!status) throw new Error('the contract has an example')
  const [older, newer] = [status, { ...status, info: { ...status.info, whitelabel: {}, mainDomain: 'new.example' } }]
  const key = { ...status.info.encryptionKey, kid: 'the-new-key' }
  const fresh = { ...newer, maintenance: true, info: { ...newer.info, encryptionKey: key } }
  merchantItem.write(currentMerchant.code)
  siteStatusItem.write(older)
  configureGateway({ fetch: async () => Response.json({ success: true, value: fresh }) })
  const shown = (client: QueryClient) => client.getQueryData(getSystemStatusQuery().queryKey)
  const visit = new QueryClient()
  await loadSiteStatus(visit)
  expect(shown(visit)).toEqual(older)
  await vi.waitFor(() =>
    expect(shown(visit)).toEqual({ ...older, maintenance: true, info: { ...older.info, encryptionKey: key } }),
  )
  const next = new QueryClient()
  await loadSiteStatus(next)
  expect(shown(next)).toEqual(fresh)
  await refreshSiteStatus()
  configureGateway({})
})

describe('the key of the gateway', () => {
  afterEach(() => configureGateway({}))

  /** A gateway whose key is another one in each status. */
  async function start() {
    const keys = ['first', 'second']
    let asked = 0
    const { fetch } = stubFetch({
      change: (operation, value) => {
        if (operation !== 'getSystemStatus') return value
        const { info, ...rest } = value as SiteStatus
        const kid = keys[asked++] ?? ''
        return { ...rest, info: { ...info, encryptionKey: { ...info.encryptionKey, kid } } }
      },
    })
    configureGateway({ baseUrl: 'http://site.example', fetch })
    const client = new QueryClient()
    await loadSiteStatus(client)
    return { asked: () => asked, client }
  }

  it('GAP-82 is that of the known status', async () => {
    const { asked } = await start()
    expect((await readEncryptionKey(false)).kid).toBe('first')
    expect(asked()).toBe(1)
  })

  it('GAP-82 comes from a fresh status once the gateway has refused it', async () => {
    const { asked } = await start()
    expect((await readEncryptionKey(true)).kid).toBe('second')
    expect((await readEncryptionKey(false)).kid).toBe('second')
    expect(asked()).toBe(2)
  })

  it('comes from a fresh status where none is known', async () => {
    const { client } = await start()
    client.removeQueries()
    expect((await readEncryptionKey(false)).kid).toBe('second')
  })
})
