// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession, startSession, useSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { useContractPrompts } from './use-contract-prompts.ts'

const MEMBER = operations.getMemberInfo.path
const SETTINGS = operations.getConsolidatedSettings.path
const nothingWaits = { dailysalreqtype: '0', divtypecompperiodreq: '0', contracthoursalreq: '0' }
let asked: string[] = []
let type = 0

function Home() {
  useContractPrompts(useSession(), true)
  return null
}

beforeEach(() => {
  asked = []
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  configureGateway({
    baseUrl: 'http://localhost',
    token: () => 't',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      const value = pathname === MEMBER ? { id: '1', nickname: 'Ravi_88', account: 'ravi88', type } : nothingWaits
      return Response.json({ success: true, value })
    },
  })
})
afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
})

it.each([0, 1, 2])('HOME-02 an account of type %i is asked which contracts wait', async (one) => {
  type = one
  renderSite(<Home />)
  await waitFor(() => expect(asked).toEqual([MEMBER, SETTINGS]))
})

it.each([4, 40, 41, 42])('HOME-02, CONST-19 an account of type %i is exempt from contract prompts', async (one) => {
  type = one
  const { client } = renderSite(<Home />)
  await waitFor(() => expect(asked).toEqual([MEMBER]))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(asked).toEqual([MEMBER])
})
