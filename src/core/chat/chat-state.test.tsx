// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { useChatState } from './chat-state.ts'

function State() {
  return <p>state {useChatState()}</p>
}

afterEach(() => {
  cleanup()
  act(endSession)
})

it.each([
  ['a visitor', undefined, 'visitor'],
  ['a trial', 4, 'refused'],
  ['a member', 0, 'pending'],
])('CHAT-01 the flag comes before who it is, for %s', (_who, type, whileOn) => {
  if (type !== undefined) startSession({ token: 't', userName: 'ravi88', type })
  renderSite(<State />, { info: { whitelabel: {} } })
  expect(screen.getByText(/^state/).textContent).toBe('state off')
  cleanup()
  renderSite(<State />, { info: { whitelabel: { CBS3: true } } })
  expect(screen.getByText(/^state/).textContent).toBe(`state ${whileOn}`)
})
