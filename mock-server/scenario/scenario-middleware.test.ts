import createClient from 'openapi-fetch'
import { describe, expect, it } from 'vitest'
import type { paths } from '#src/api/generated/schema.ts'
import { operations } from '#mock/generated/operations.ts'
import { createScenarioMiddleware } from './scenario-middleware.ts'
import { parseScenario } from './scenario.ts'

/** A client whose network only notes what it was asked for. */
function clientFor(scenario: string) {
  const preferred: (string | null)[] = []
  const client = createClient<paths>({
    baseUrl: 'http://site.example',
    fetch: async (request) => {
      preferred.push(request.headers.get('Prefer'))
      return Response.json({ success: true, value: null })
    },
  })
  const rules = parseScenario(scenario, operations)
  client.use(createScenarioMiddleware(() => rules, operations))
  return { preferred, countries: (init = {}) => client.GET('/wps/system/country', init) }
}

describe('a scenario in the client', () => {
  it('asks for answers by the header that every door understands', async () => {
    const { preferred, countries } = clientFor('listCountries:SYSTEM_BUSY@1,listCountries:=five@2')
    await countries()
    await countries()
    await countries()
    expect(preferred).toEqual(['code=503, example=SYSTEM_BUSY', 'code=200, example=five', null])
  })

  it('fails as a browser does without a network, before the network', async () => {
    const { preferred, countries } = clientFor('listCountries:!offline@1,listCountries:!abort@2')
    await expect(countries()).rejects.toThrow(TypeError)
    await expect(countries()).rejects.toMatchObject({ name: 'AbortError' })
    expect(preferred).toEqual([])
  })

  it('never answers a timeout until the caller gives up', async () => {
    const { countries } = clientFor('listCountries:!timeout')
    const giveUp = new AbortController()
    const call = countries({ signal: giveUp.signal })
    giveUp.abort(new DOMException('too slow', 'TimeoutError'))
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it.each([
    ['html', 502, 'text/html'],
    ['broken', 200, 'application/json'],
    ['empty', 200, 'application/json'],
  ])('answers a body that cannot be read for !%s', async (fault, status, type) => {
    const { countries } = clientFor(`listCountries:!${fault}`)
    const { response } = await countries({ parseAs: 'stream' })
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toContain(type)
  })

  it('waits before the call, and no longer than the caller does', async () => {
    const { preferred, countries } = clientFor('listCountries:~60000@1,listCountries:~1@2')
    const giveUp = new AbortController()
    const call = countries({ signal: giveUp.signal })
    giveUp.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await countries()
    expect(preferred).toHaveLength(1)
  })
})
