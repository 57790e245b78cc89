// @vitest-environment jsdom
import createClient from 'openapi-fetch'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { paths } from '#src/api/generated/schema.ts'
import { callSchema, type LoggedCall } from '#mock/state/call-log.ts'
import { handOver } from '#mock/scenario/handover.ts'
import { startMockInPage } from './page.ts'
import * as v from 'valibot'

/** What a page at Prism alone asked Prism for, and what it told the log. */
async function pageAtPrism(link = '') {
  const preferred: (string | null)[] = []
  const logged: LoggedCall[] = []
  vi.stubGlobal('fetch', async (address: string, init: { body: string }) => {
    if (address === '/__mock/log') logged.push(v.parse(callSchema, JSON.parse(init.body)))
    return new Response('{}')
  })
  const client = createClient<paths>({
    baseUrl: 'http://site.example',
    fetch: async (request) => {
      preferred.push(request.headers.get('Prefer'))
      const isForced = request.headers.has('Prefer')
      return Response.json(isForced ? { success: false, code: 'SYSTEM_BUSY' } : { success: true, value: null }, {
        status: isForced ? 503 : 200,
      })
    },
  })
  client.use(...(await startMockInPage({ door: 'prism', link })))
  return { preferred, logged, countries: () => client.GET('/wps/system/country') }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('plays the scenario that the console hands over, counts anew when it is set again, and tells the log', async () => {
  handOver({ scenario: 'listCountries:SYSTEM_BUSY@1', turn: 1 })
  const { preferred, logged, countries } = await pageAtPrism()
  await countries()
  await countries()
  handOver({ turn: 2 })
  await countries()
  expect(preferred).toEqual(['code=503, example=SYSTEM_BUSY', null, 'code=503, example=SYSTEM_BUSY'])
  await vi.waitFor(() => expect(logged).toHaveLength(3))
  expect(logged[0]).toMatchObject({ status: 503, code: 'SYSTEM_BUSY', forced: 'SYSTEM_BUSY', verdict: 'holds' })
  expect(logged[1]).toMatchObject({ status: 200, verdict: 'holds' })
  expect(logged[1]).not.toHaveProperty('forced')
})

it('tells the log of faults that never leave the page', async () => {
  handOver({ scenario: 'listCountries:!offline', turn: 1 })
  const { logged, countries } = await pageAtPrism()
  await expect(countries()).rejects.toThrow(TypeError)
  await vi.waitFor(() => expect(logged).toMatchObject([{ status: 0, forced: '!offline', verdict: 'spoiled' }]))
})

it('lets a link beat what was handed over, and forces nothing over a scenario that the contract has outgrown', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  handOver({ scenario: 'listPlanets:SYSTEM_BUSY', turn: 1 })
  const linked = await pageAtPrism('?mock=listCountries:=five')
  await linked.countries()
  const handed = await pageAtPrism()
  await handed.countries()
  expect([...linked.preferred, ...handed.preferred]).toEqual(['code=200, example=five', null])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('listPlanets'))
})
