// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { endSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { AccountRecordPage } from './AccountRecordPage.tsx'

beforeEach(async () => {
  startStubGateway()
  await signInOnStub('ravi88')
})
afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
})

it('NAMED-27 a transfer runs the way of its sentence, and each name of a wallet the way of its letters', async () => {
  renderSite(<AccountRecordPage />, { path: '/m/member/accountRecord?tab=transfer' })
  const [row] = await screen.findAllByRole('listitem')
  const route = within(row ?? document.body).getByText(/^\u2068[^\u2069]+\u2069 to \u2068[^\u2069]+\u2069$/)
  // By itself the browser would take the way of the first name, against that of an Urdu sentence.
  expect(route.closest('[dir="auto"], bdi')).toBeNull()
})
