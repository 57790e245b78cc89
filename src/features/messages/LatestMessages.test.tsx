// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { Announcement, InboxMessage } from '#src/api/generated/types.ts'
import { configureGateway } from '#src/api/settings.ts'
import { markHere } from '#src/core/inbox/read-marks.ts'
import { endSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway, type StubOptions } from '../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { LatestMessages } from './LatestMessages.tsx'

const broken = 'code=500, example=UNKNOWN_ERROR'
const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T08:00:00.000Z`
const notice = (id: string, date: number, more: Partial<Announcement> = {}): Announcement => {
  return { id, type: 'PL', title: `News ${id}.`, content: '<p>words</p>', read: false, publishedAt: day(date), ...more }
}
const letter = (id: string, date: number, more: Partial<InboxMessage> = {}): InboxMessage => {
  return { id, title: `Letter ${id}.`, content: '<p>words</p>', read: false, sentAt: day(date), ...more }
}

/** A gateway that has these messages. */
function startMessages(notices: Announcement[], letters: InboxMessage[] = [], options: StubOptions = {}) {
  const inbox = { content: letters, pageNum: 1, totalPages: 1, totalCount: letters.length }
  const gateway = startStubGateway({
    ...options,
    change: (operation) => (operation === 'listAnnouncements' ? { list: notices } : inbox),
  })
  const times = (id: string) => gateway.asked.filter(({ operation }) => operation === id).length
  return { ...gateway, times }
}

function open(...messages: Parameters<typeof startMessages>) {
  const gateway = startMessages(...messages)
  const { client } = renderSite(<LatestMessages />)
  return { ...gateway, client }
}

/** Lets what has come be drawn. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))
const isThere = () => screen.queryByRole('region', { name: 'Latest' }) !== null
const isLoading = () => isThere() && document.querySelector('[aria-busy="true"]') !== null
/** What is listed, in order: the title and where it leads. */
const listed = () =>
  screen.queryAllByRole('link').map((link) => `${link.textContent.replace(/\..*/, '')} ${link.getAttribute('href')}`)
const unread = () => screen.queryAllByText('Unread').map((word) => word.closest('a')?.getAttribute('href'))

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  act(endSession)
  configureGateway({})
})

it('the latest six of announcements and letters stand together, the newest first, and each opens on its page', async () => {
  await signInOnStub('ravi88')
  const letters = [letter('b', 19), letter('d', 17), letter('f', 15), letter('h', 13)]
  open([notice('a', 20), notice('c', 18), notice('e', 16), notice('g', 14)], letters)
  await waitFor(() =>
    expect(listed()).toEqual([
      'News a /m/notice?index=0',
      'Letter b /m/messages/inbox?id=b',
      'News c /m/notice?index=1',
      'Letter d /m/messages/inbox?id=d',
      'News e /m/notice?index=2',
      'Letter f /m/messages/inbox?id=f',
    ]),
  )
})

it('NAMED-23, NAMED-24 an announcement and a letter with the same id stand beside each other', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => complaints.mockRestore())
  await signInOnStub('ravi88')
  open([notice('a', 20)], [letter('a', 19)])
  await waitFor(() => expect(listed()).toEqual(['News a /m/notice?index=0', 'Letter a /m/messages/inbox?id=a']))
  expect(complaints).not.toHaveBeenCalled()
})

it('an announcement for agents has no index of its own, so it leads to the list', async () => {
  await signInOnStub('agent01')
  open([notice('a', 20, { type: 'A' }), notice('b', 19, { type: 'PU' })])
  await waitFor(() => expect(listed()).toEqual(['News a /m/notice', 'News b /m/notice?index=0']))
})

it('what a member has not read is marked until it is opened', async () => {
  await signInOnStub('ravi88')
  const notices = [notice('a', 20), notice('b', 19, { read: true })]
  const { client } = open(notices, [letter('c', 18), letter('d', 17, { read: true })])
  await waitFor(() => expect(unread()).toEqual(['/m/notice?index=0', '/m/messages/inbox?id=c']))
  act(() => void markHere(client, 'announcement', ['a']))
  expect(unread()).toEqual(['/m/messages/inbox?id=c'])
  act(() => void markHere(client, 'inbox', ['c']))
  expect(unread()).toEqual([])
})

it.each([
  ['a visitor', undefined, 0],
  ['a trial account', 4, 1],
])('%s gets announcements alone, and no call for letters', async (_who, kind, marked) => {
  if (kind !== undefined) await signInOnStub('ravi88', kind)
  const { times, allAnswered } = open([notice('a', 20)], [letter('b', 19)])
  await waitFor(() => expect(listed()).toEqual(['News a /m/notice?index=0']))
  expect(unread()).toHaveLength(marked)
  await allAnswered()
  expect(times('listInbox')).toBe(0)
})

it.each([
  ['announcements', 'listAnnouncements', {}],
  ['letters', 'listInbox', {}],
  ['announcements', 'listAnnouncements', { prefer: { listInbox: broken } }],
  ['letters', 'listInbox', { prefer: { listAnnouncements: broken } }],
] as const)('nothing is said while %s are on their way (%s, %j)', async (_what, operation, options) => {
  await signInOnStub('ravi88')
  const { client, held } = open([notice('a', 20)], [letter('b', 19)], { ...options, hold: [operation] })
  expect(isLoading()).toBe(true)
  await waitFor(() => expect(client.isFetching()).toBe(1))
  await settle()
  expect([isLoading(), listed()]).toEqual([true, []])
  held[0]?.release()
  await waitFor(() => expect(isLoading()).toBe(false))
  expect(listed()).not.toEqual([])
})

it('nothing stands here where there is no message', async () => {
  await signInOnStub('ravi88')
  open([])
  expect(isThere()).toBe(true)
  await waitFor(() => expect(isThere()).toBe(false))
})

it.each([
  ['letters stand without the announcements that failed', 'listAnnouncements', 'Letter b /m/messages/inbox?id=b'],
  ['announcements stand without the letters that failed', 'listInbox', 'News a /m/notice?index=0'],
] as const)('%s', async (_what, operation, shown) => {
  await signInOnStub('ravi88')
  open([notice('a', 20)], [letter('b', 19)], { prefer: { [operation]: broken } })
  await waitFor(() => expect(listed()).toEqual([shown]))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('a member can ask again for both kinds where both failed', async () => {
  await signInOnStub('ravi88')
  open([], [], { prefer: { listAnnouncements: broken, listInbox: broken } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(isThere()).toBe(true)
  startMessages([notice('a', 20)], [letter('b', 19)])
  fireEvent.click(retry)
  await waitFor(() => expect(listed()).toEqual(['News a /m/notice?index=0', 'Letter b /m/messages/inbox?id=b']))
})

it.each(['listAnnouncements', 'listInbox'])(
  'a member can ask again where %s failed and nothing else is there',
  async (operation) => {
    await signInOnStub('ravi88')
    open([], [], { prefer: { [operation]: broken } })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  },
)

it('a trial account can ask again for announcements, and for them alone', async () => {
  await signInOnStub('ravi88', 4)
  open([], [], { prefer: { listAnnouncements: broken } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const { asked, allAnswered } = startMessages([notice('a', 20)])
  fireEvent.click(retry)
  await waitFor(() => expect(listed()).toEqual(['News a /m/notice?index=0']))
  await allAnswered()
  expect(asked.map(({ operation }) => operation)).toEqual(['listAnnouncements'])
})

it('announcements that came stay, though asking for them again failed', async () => {
  const { client } = open([notice('a', 20)])
  await waitFor(() => expect(listed()).toHaveLength(1))
  const { times, allAnswered } = startMessages([], [], { prefer: { listAnnouncements: broken } })
  await act(() => client.refetchQueries())
  await allAnswered()
  expect(times('listAnnouncements')).toBeGreaterThan(0)
  expect(listed()).toEqual(['News a /m/notice?index=0'])
})
