// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { PageHeader } from './PageHeader.tsx'

afterEach(() => {
  cleanup()
  endSession()
  window.localStorage.clear()
})

it('SHELL-52 the header of the messages page marks all as read, for those signed in alone', () => {
  renderSite(<PageHeader />, { path: '/m/messages' })
  expect(screen.getByRole('heading', { name: 'Messages' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  cleanup()
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  renderSite(<PageHeader />, { path: '/m/messages' })
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDefined()
  cleanup()
  renderSite(<PageHeader />, { path: '/m/help' })
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})
