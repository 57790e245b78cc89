// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { listAnnouncementsQuery } from '#src/api/generated/first-screen.ts'
import type { Announcement } from '#src/api/generated/types.ts'
import { configureGateway } from '#src/api/settings.ts'
import { announcementLink } from '#src/core/announcements/announcement-index.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { endSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { bodyOf, startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { AnnouncementPage } from './AnnouncementPage.tsx'

const notice = (id: string): Announcement => {
  return { id, type: 'PL', title: `News ${id}`, content: '', read: false, publishedAt: '2026-11-20T08:00:00.000Z' }
}
const older = [notice('a'), notice('b')]
const newer = [notice('new'), ...older]

/** The page at an address, with the older list from before, until the newer one may come. */
function open(path: string) {
  const gateway = startStubGateway({
    hold: ['listAnnouncements'],
    change: (operation, value) => (operation === 'listAnnouncements' ? { list: newer } : value),
  })
  const { queryKey } = listAnnouncementsQuery({
    query: { types: 'PL,PU', platform: 'M', merchantCode: 'bdtdemo', language: 'EN' },
  })
  renderSite(
    <Routes>
      <Route path="/m/notice" element={<AnnouncementPage />} />
      <Route path="*" element={<Link {...announcementLink(newer, 'new')}>Read</Link>} />
    </Routes>,
    {
      path,
      answer: (client) => {
        client.setQueryData(queryKey, { list: older })
        void client.invalidateQueries({ queryKey })
      },
    },
  )
  const come = () =>
    waitFor(() => {
      gateway.held[0]?.release()
      screen.getByText('News new')
    })
  const marked = () =>
    Promise.all(gateway.asked.filter(({ operation }) => operation === 'markAnnouncementRead').map(bodyOf))
  return { come, marked }
}

const opened = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('ravi88')
})
afterEach(() => {
  cleanup()
  act(endSession)
  configureGateway({})
})

describe.each([
  ['an index', '/m/notice?index=0', () => undefined],
  ['a link', '/m/home', () => fireEvent.click(screen.getByRole('link'))],
])('the announcement of %s', (_what, path, follow) => {
  it('MSG-07, GAP-95 is opened and marked in the list that is being asked for, and none in an older one', async () => {
    const { come, marked } = open(path)
    follow()
    await screen.findByText('News a')
    expect(opened()).toEqual([])
    await come()
    expect(opened()).toEqual([expect.stringContaining('News new')])
    await waitFor(async () => expect(await marked()).toEqual([{ announcementId: 'new', read: true }]))
  })
})

it('MSG-07, GAP-95 what was opened meanwhile stays open', async () => {
  const { come } = open('/m/notice?index=0')
  fireEvent.click(await screen.findByRole('button', { name: /News b/ }))
  await come()
  expect(opened()).toEqual([expect.stringContaining('News new'), expect.stringContaining('News b')])
})
