// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { configureGateway } from '#src/api/settings.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { LiveStreams } from './LiveStreams.tsx'

const withStreams = { whitelabel: { LIVEMODEL3: true } }

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  configureGateway({})
})

it('GATEWAY-115, CATS-01, CHAT-10, GAP-89, GAP-112 who streams now stands on home, and leads to the stream', async () => {
  startStubGateway({ prefer: { listLiveModels: 'example=evening' } })
  renderSite(<LiveStreams />, { info: withStreams })
  const row = within(await screen.findByRole('group', { name: 'Live streams' }))
  expect(row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['LiveMimTeen Patti night from Dhaka1,284 viewers', 'https://live.lanternhouse.example/room/1042'],
    ['LivePloyBaccarat with friends763 viewers', 'https://live.lanternhouse.example/room/1077'],
  ])
  expect(row.getAllByRole('link')[0]?.getAttribute('rel')).toBe('noopener noreferrer')
})

it('GAP-112 asks for nothing where the merchant has no live streams', () => {
  const { asked } = startStubGateway()
  renderSite(<LiveStreams />)
  expect(document.body.textContent).toBe('')
  expect(asked).toEqual([])
})
