// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { db } from '#mock/state/db.ts'
import { inboxOf } from '#mock/state/messages/read-marks.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession } from '#src/core/session/session.ts'
import { Toasts } from '#src/core/toasts/Toasts.tsx'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { InboxPage } from './InboxPage.tsx'

const PAGE = 25
const ALL = 42
const broken = { prefer: { listInbox: 'code=500, example=UNKNOWN_ERROR' } }

const open = (query = '') => renderSite(<InboxPage />, { path: `/m/messages/inbox${query}` })
/** With the questions that are asked before something is done. */
const openWithQuestions = () =>
  renderSite(
    <>
      <InboxPage />
      <Toasts />
    </>,
    { path: '/m/messages/inbox' },
  )
/** Presses the button of the open letter, and answers the question. */
async function deleteLetter(answer = 'Delete the message'): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Delete the message' })
  button.focus()
  fireEvent.click(button)
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this message?' })
  fireEvent.click(within(dialog).getByRole('button', { name: answer }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
const letters = () => [...document.querySelectorAll('li > h2 > button')]
/** Of the page; without one, its end is always in sight. */
const setHeight = (value: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value, configurable: true })
function scrollTo(value: number) {
  Object.defineProperty(window, 'scrollY', { value, configurable: true })
  fireEvent.scroll(window)
}
const more = () => screen.queryByRole('button', { name: 'Load more' })

// jsdom draws nothing, so nothing can be scrolled, and the end of a list is always in sight.
Element.prototype.scrollIntoView = () => undefined

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('ravi88')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setHeight(0)
  scrollTo(0)
  act(endSession)
  configureGateway({})
})

it('the letter that the address names is open from the start, and no other', async () => {
  startStubGateway()
  const account = findAccount(db, 'bdtdemo', 'ravi88')
  const id = account && inboxOf(db, account, Date.now())[1]?.id
  open(`?id=${id}`)
  await waitFor(() => expect(letters().length).toBeGreaterThanOrEqual(PAGE))
  const states = letters().map((letter) => letter.getAttribute('aria-expanded'))
  expect([states.indexOf('true'), states.lastIndexOf('true')]).toEqual([1, 1])
})

it('MSG-04, NAMED-24 the letter that the address names is marked as read though it comes with a later page', async () => {
  const gateway = startStubGateway({
    change: (operation, value) => {
      if (operation !== 'listInbox') return value
      const page = value as { content: object[] }
      return { ...page, content: page.content.map((letter) => ({ ...letter, read: false })) }
    },
  })
  const account = findAccount(db, 'bdtdemo', 'ravi88')
  const id = account && inboxOf(db, account, Date.now())[PAGE + 1]?.id
  open(`?id=${id}`)
  await waitFor(() => expect(letters()).toHaveLength(ALL))
  const marked = () => gateway.asked.filter(({ operation }) => operation === 'markInboxRead')
  await waitFor(() => expect(marked()).toHaveLength(1))
  expect(await marked()[0]?.request.json()).toEqual({ messageId: id })
  expect(letters()[PAGE + 1]?.textContent).not.toContain('Unread')
})

it('GATEWAY-117 a letter says its title and date, and once it is open its text and the full date', async () => {
  const sentAt = '2026-03-09T08:05:00.000Z'
  const letter = { id: 'I1', title: 'Welcome home', content: '<p>Your <b>lamp</b> is lit.</p>', read: true, sentAt }
  startStubGateway({
    change: (operation, value) =>
      operation === 'listInbox' ? { content: [letter], pageNum: 1, totalPages: 1, totalCount: 1 } : value,
  })
  open()
  const head = await screen.findByRole('button', { name: /^Welcome home/, expanded: false })
  const times = () => [...head.querySelectorAll('time')].map(({ dateTime, textContent }) => [dateTime, textContent])
  expect(times()).toEqual([[sentAt, expect.stringMatching(/^Mar 9(, 2026)?$/)]])
  within(head).getByText('Your lamp is lit.')
  expect(screen.queryByRole('button', { name: /lamp is lit/ })).toBeNull()
  fireEvent.click(head)
  const text = screen.getByRole('region', { name: /^Welcome home/ })
  expect([text.textContent, text.querySelector('b')?.textContent]).toEqual(['Your lamp is lit.', 'lamp'])
  expect(times()).toEqual([[sentAt, expect.stringMatching(/^March 9, 2026.*02:05/)]])
})

it('GATEWAY-117 asks for the next page at the end of the list, once in 1000 ms', async () => {
  // The clock of the pause stands still until it is moved on.
  vi.useFakeTimers({ toFake: ['performance'] })
  const { asked } = startStubGateway({
    change: (operation, value) => (operation === 'listInbox' ? { ...(value as object), totalPages: 3 } : value),
  })
  setHeight(4_000)
  open()
  await waitFor(() => expect(letters()).toHaveLength(PAGE))
  const pages = () => asked.flatMap(({ operation, query }) => (operation === 'listInbox' ? query.get('pageNo') : []))
  expect(pages()).toEqual(['1'])
  scrollTo(4_000)
  await waitFor(() => expect(letters()).toHaveLength(ALL))
  vi.advanceTimersByTime(999)
  scrollTo(4_000)
  expect(pages()).toEqual(['1', '2'])
  vi.advanceTimersByTime(1)
  scrollTo(4_000)
  await waitFor(() => expect(pages()).toEqual(['1', '2', '3']))
})

it('the inbox can be asked for again where it did not come', async () => {
  startStubGateway(broken)
  open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  startStubGateway()
  fireEvent.click(retry)
  await waitFor(() => expect(letters().length).toBeGreaterThanOrEqual(PAGE))
})

it('GAP-132 what comes after the first page has a button where it failed, whose focus goes to what came', async () => {
  const first = startStubGateway({ hold: ['listInbox'] })
  open()
  await waitFor(() => expect(first.held).toHaveLength(1))
  startStubGateway(broken)
  first.held[0]?.release()
  await waitFor(() => expect(letters()).toHaveLength(PAGE))
  expect(more()).toBeNull()
  await waitFor(() => expect(more()).not.toBeNull())

  const second = startStubGateway({ hold: ['listInbox'] })
  more()?.focus()
  fireEvent.click(more() ?? document.body)
  await waitFor(() => expect(second.held.map(({ query }) => query.get('pageNo'))).toEqual(['2']))
  expect(more()?.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(more())
  second.held[0]?.release()
  await waitFor(() => expect(letters()).toHaveLength(ALL))
  expect(more()).toBeNull()
  expect(document.activeElement).toBe(letters()[PAGE])
})

it('NAMED-24 GATEWAY-126 an open letter is deleted after a question, and is gone from list and count', async () => {
  const gateway = startStubGateway()
  openWithQuestions()
  await waitFor(() => expect(letters()).toHaveLength(PAGE))
  const before = letters().map(({ textContent }) => textContent)
  fireEvent.click(letters()[0] ?? document.body)
  const times = () => gateway.asked.filter(({ operation }) => operation === 'deleteInboxMessage').length
  await deleteLetter('Cancel')
  expect(times()).toBe(0)
  await deleteLetter()
  await waitFor(() => expect(letters()[0]?.textContent).toBe(before[1]))
  expect(times()).toBe(1)
  expect(letters().map(({ textContent }) => textContent)).not.toContain(before[0])
})

it('GAP-132 the focus of a letter that is deleted is then on the next, though as many letters are there as before', async () => {
  startStubGateway()
  setHeight(4_000)
  openWithQuestions()
  await waitFor(() => expect(letters()).toHaveLength(PAGE))
  const second = letters()[1]?.textContent
  fireEvent.click(letters()[0] ?? document.body)
  await deleteLetter()
  await waitFor(() => expect(letters()[0]?.textContent).toBe(second))
  expect(letters()).toHaveLength(PAGE)
  expect(document.activeElement).toBe(letters()[0])
})

it('GATEWAY-126 the button is locked while the letter is deleted, however often it is tapped', async () => {
  const gateway = startStubGateway({ hold: ['deleteInboxMessage'] })
  const account = findAccount(db, 'bdtdemo', 'ravi88')
  const id = account && inboxOf(db, account, Date.now())[0]?.id
  openWithQuestions()
  await waitFor(() => expect(letters()).toHaveLength(PAGE))
  fireEvent.click(letters()[0] ?? document.body)
  await deleteLetter()
  await waitFor(() => expect(gateway.held.map(({ query }) => query.get('messageId'))).toEqual([id]))
  const button = await screen.findByRole('button', { name: 'Delete the message' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  for (let tap = 0; tap < 20; tap += 1) fireEvent.click(button)
  await gateway.allAnswered()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(gateway.held).toHaveLength(1)
  act(() => gateway.held[0]?.release())
  await waitFor(() => expect(button.isConnected).toBe(false))
})
