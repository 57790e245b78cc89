// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { markAnnouncementRead } from '#src/api/generated/inbox.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { failAs, failure, fakeGateway, type Call } from '../../../tests/support/fake-gateway.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { useMarkRead } from './read-marks.ts'
import { useUnread } from './unread.ts'

function Reader() {
  const markRead = useMarkRead('announcement')
  useUnread()
  return (
    <button type="button" onClick={() => markRead(['1', '2'])}>
      Read
    </button>
  )
}

const read = () => fireEvent.click(screen.getByRole('button'))

type Fail = (call: Call, signal: AbortSignal) => Response | Promise<Response>

/** Marks two announcements as read while the first mark fails, until the queue has stopped. */
async function loseMarks(fail: Fail) {
  let isMended = false
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  const { of } = fakeGateway({
    timeoutMs: 100,
    values: { getUnreadCount: { inbox: 0, announcement: 2 } },
    answer: (call, signal) => {
      if (call.operation === 'markAnnouncementRead' && !isMended) return fail(call, signal)
      return undefined
    },
  })
  renderSite(<Reader />)
  await waitFor(() => expect(of('getUnreadCount')).toHaveLength(1))
  read()
  await waitFor(() => expect(of('getUnreadCount')).toHaveLength(2))
  const lost = of('markAnnouncementRead').length
  isMended = true
  return {
    toldLater: () =>
      of('markAnnouncementRead')
        .slice(lost)
        .map(({ body }) => body['announcementId']),
  }
}

const failures: readonly [string, Fail][] = [
  ['no answer came in time', ({ operation }, signal) => failAs(operation, 'REQUEST_TIMEOUT', signal)],
  ['there was no network', ({ operation }, signal) => failAs(operation, 'NETWORK_UNREACHABLE', signal)],
]

const busy: Fail = () => {
  const answer = failure('SYSTEM_BUSY', 503)
  answer.headers.set('Retry-After', '60')
  return answer
}

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  act(endSession)
  configureGateway({})
})

describe.each(failures)('a mark that was lost because %s', (_why, fail) => {
  it('MSG-05, GAP-119 is told when the next page with messages comes', async () => {
    const { toldLater } = await loseMarks(fail)
    cleanup()
    renderSite(<Reader />)
    await waitFor(() => expect(toldLater()).toEqual(['1', '2']))
  })

  it('GAP-118, GAP-119 is told when what is read here already is to be read again', async () => {
    const { toldLater } = await loseMarks(fail)
    read()
    await waitFor(() => expect(toldLater()).toEqual(['1', '2']))
  })
})

it('GAP-118, GAP-119 a mark for which the gateway asked to wait is told after that wait', async () => {
  let aheadMs = 0
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs)
  const { toldLater } = await loseMarks(busy)
  aheadMs += 50_000
  read()
  await markAnnouncementRead({ body: { announcementId: 'another', read: true } })
  expect(toldLater()).toEqual(['another'])
  aheadMs += 10_000
  read()
  await waitFor(() => expect(toldLater()).toEqual(['another', '1', '2']))
})
