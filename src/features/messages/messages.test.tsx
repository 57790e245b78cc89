// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { db } from '#mock/state/db.ts'
import { customerService } from '#mock/state/messages/customer-service.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { SiteInfo } from '#src/api/generated/types.ts'
import { configureGateway } from '#src/api/settings.ts'
import { showToast, useToasts } from '#src/core/toasts/toasts.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { InboxPage } from './InboxPage.tsx'
import { MessageCenterPage } from './MessageCenterPage.tsx'
import { AnnouncementPage } from './AnnouncementPage.tsx'

type Prefer = NonNullable<Parameters<typeof startStubGateway>[0]>['prefer']

const links = [{ resourceType: 'TELEGRAM', url: 'https://t.me/house', labelNameEn: 'Telegram' }] as const
const said = () => screen.queryByRole('status', { name: 'said' })?.textContent ?? ''

function Ears() {
  return <output aria-label="said">{useToasts().toast?.text.id}</output>
}

interface Options {
  prefer?: Prefer
  chat?: boolean
  affiliate?: string
  customerService?: SiteInfo['customerService']
}

function open(path: string, options: Options = {}) {
  const gateway = startStubGateway({ prefer: options.prefer ?? {} })
  const site = renderSite(
    <>
      <Routes>
        <Route path="/m/notice" element={<AnnouncementPage />} />
        <Route path="/m/messages/inbox" element={<InboxPage />} />
        <Route path="*" element={<MessageCenterPage />} />
      </Routes>
      <Ears />
    </>,
    {
      path,
      info: {
        whitelabel: { CBS3: options.chat ?? true },
        customerService: options.customerService ?? [],
        resources: {
          links: [...links],
          ...(options.affiliate !== undefined && { affiliateLink: { url: options.affiliate } }),
        },
      },
    },
  )
  const times = (operation: string) => gateway.asked.filter((call) => call.operation === operation).length
  return { ...gateway, ...site, times }
}

async function signIn(username = 'ravi88', type = 0) {
  const token = `mbr_${username}`
  await db.sessions.create({ token, merchant: 'bdtdemo', username, startedAt: new Date().toISOString() })
  startSession({ token, userName: username, type })
}

const heads = () => screen.getAllByRole('button', { expanded: false })
const openHeads = () => screen.queryAllByRole('button', { expanded: true })
const row = (name: RegExp, role: 'link' | 'button' = 'link') => screen.getByRole(role, { name })

// jsdom draws nothing, so nothing can be scrolled.
Element.prototype.scrollIntoView = () => undefined

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  act(endSession)
  configureGateway({})
  window.localStorage.clear()
})

describe('announcements', () => {
  it('MSG-07, GAP-95, NAMED-23 open the item of the index, and each other one at a press', async () => {
    open('/m/notice?index=1')
    await screen.findByRole('region')
    const [first] = openHeads()
    expect(first?.textContent).toContain('New: Wishing Lamp')
    expect(screen.getByRole('region').textContent).toContain('Three wishes')
    fireEvent.click(heads()[0] as HTMLElement)
    expect(openHeads()).toHaveLength(2)
    fireEvent.click(openHeads()[0] as HTMLElement)
    expect(openHeads()).toHaveLength(1)
  })

  it.each(['99', '-1', '1.5', 'x', ''])('GAP-95 open nothing at the index "%s"', async (index) => {
    open(`/m/notice?index=${index}`)
    await screen.findAllByRole('button', { expanded: false })
    expect(openHeads()).toEqual([])
  })

  it('MSG-04, MSG-05 are read here at once, then told, then asked for again', async () => {
    await signIn()
    const { times, asked, client } = open('/m/notice?index=0')
    await screen.findByRole('region')
    expect(openHeads()[0]?.textContent).not.toContain('Unread')
    await waitFor(() => expect(times('listAnnouncements')).toBe(2))
    const told = asked.find(({ operation }) => operation === 'markAnnouncementRead')
    expect(await told?.request.json()).toEqual({ announcementId: '8200', read: true })
    const order = asked.map(({ operation }) => operation).filter((name) => name !== 'getUnreadCount')
    expect(order).toEqual(['listAnnouncements', 'markAnnouncementRead', 'listAnnouncements'])
    client.clear()
  })

  it('MSG-04 stay read here where the gateway cannot be told, and nothing is said', async () => {
    await signIn()
    const prefer = { markAnnouncementRead: 'code=404, example=RECORD_NOT_FOUND' }
    const { times, allAnswered } = open('/m/notice', { prefer })
    const unread = (await screen.findAllByText('Unread')).length
    fireEvent.click(heads()[0] as HTMLElement)
    expect(screen.queryAllByText('Unread')).toHaveLength(unread - 1)
    await waitFor(() => expect(times('markAnnouncementRead')).toBe(1))
    await allAnswered()
    expect(screen.queryAllByText('Unread')).toHaveLength(unread - 1)
    expect(said()).toBe('')
  })

  it('NAMED-23, MSG-14 are for visitors too, who have nothing unread and mark nothing', async () => {
    const { times } = open('/m/notice?index=0')
    await screen.findByRole('region')
    expect(screen.queryByText('Unread')).toBeNull()
    expect(times('markAnnouncementRead')).toBe(0)
  })

  it('MSG-02, MSG-03 ask for their kinds on the mobile platform, for agents with their own', async () => {
    const { asked } = open('/m/notice')
    await screen.findAllByRole('button', { expanded: false })
    const query = asked.find(({ operation }) => operation === 'listAnnouncements')?.query
    expect(query?.get('types')).toBe('PL,PU')
    expect(query?.get('platform')).toBe('M')
    expect(query?.get('merchantCode')).toBe('bdtdemo')
    expect(query?.has('token')).toBe(false)
    cleanup()
    await signIn('agent01', 1)
    open('/m/notice')
    await screen.findByText('Agents: figures of the week are ready')
  })

  it('NAMED-23, ERR-47 say when there are none, and can be asked for again when they did not come', async () => {
    open('/m/notice', { prefer: { listAnnouncements: 'example=empty' } })
    expect(await screen.findByText('No announcements')).toBeDefined()
    cleanup()
    open('/m/notice', { prefer: { listAnnouncements: 'code=500, example=UNKNOWN_ERROR' } })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    startStubGateway()
    fireEvent.click(retry)
    await screen.findAllByRole('button', { expanded: false })
  })
})

describe('the inbox', () => {
  it('NAMED-24, GATEWAY-117, GATEWAY-118 pages 25 letters at a time and marks what is opened', async () => {
    await signIn()
    const { times, asked } = open('/m/messages/inbox')
    await waitFor(() => expect(heads()).toHaveLength(42))
    const pages = asked.filter(({ operation }) => operation === 'listInbox').map(({ query }) => query.toString())
    expect(pages).toEqual(['pageSize=25&language=EN&pageNo=1', 'pageSize=25&language=EN&pageNo=2'])
    const unread = screen.getAllByText('Unread').length
    const first = heads().find((head) => within(head).queryByText('Unread'))
    fireEvent.click(first as HTMLElement)
    expect(screen.getByRole('region').textContent).not.toBe('')
    expect(screen.queryAllByText('Unread')).toHaveLength(unread - 1)
    await waitFor(() => expect(times('markInboxRead')).toBe(1))
  })

  it('NAMED-24 is empty, or can be asked for again', async () => {
    await signIn()
    open('/m/messages/inbox', { prefer: { listInbox: 'example=empty' } })
    expect(await screen.findByText('Your inbox is empty')).toBeDefined()
    cleanup()
    open('/m/messages/inbox', { prefer: { listInbox: 'code=500, example=UNKNOWN_ERROR' } })
    await screen.findByRole('button', { name: 'Try again' })
  })
})

describe('the message centre', () => {
  it('MSG-08, MSG-09, MSG-10, MSG-11, MSG-18 leads to every kind of message, with what is unread', async () => {
    await signIn()
    open('/m/messages')
    await screen.findByRole('link', { name: /^Inbox.*3 unread/ })
    expect(row(/Telegram channel/).getAttribute('href')).toBe('https://t.me/house')
    expect(row(/Telegram channel/).getAttribute('rel')).toBe('noopener noreferrer')
    expect(row(/^Announcements.*3 unread/).getAttribute('href')).toBe('/m/notice')
    expect(row(/^Inbox/).getAttribute('href')).toBe('/m/messages/inbox')
    await screen.findByRole('button', { name: /^Live chat.*3 unread/ })
    // Without an address of customer service the entry leads to the help centre (SHELL-80).
    expect(row(/^Customer service/).getAttribute('href')).toBe('/m/help')
  })

  it('MSG-13, SHELL-69 the affiliate entry opens the configured link, in a window without an opener', () => {
    open('/m/messages', { affiliate: 'https://affiliates.house.example/join' })
    const link = row(/^Affiliate programme/)
    expect(link.getAttribute('href')).toBe('https://affiliates.house.example/join')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it.each([undefined, 'http://affiliates.house.example', 'javascript:alert(1)', 'mailto:join@house.example'])(
    'MSG-13 has no affiliate entry where the link is %s',
    (affiliate) => {
      open('/m/messages', affiliate === undefined ? {} : { affiliate })
      expect(screen.queryByText('Affiliate programme')).toBeNull()
    },
  )

  it('MSG-13 the entry of customer service opens its link where there is one', async () => {
    open('/m/messages', { customerService: (await customerService('house.example')).slice(1) })
    await waitFor(() =>
      expect(row(/^Customer service/).getAttribute('href')).toBe('https://support.house.example/chat'),
    )
  })

  it('MSG-13 the entry of customer service offers the choice where there are several links', async () => {
    open('/m/messages', { customerService: await customerService('house.example') })
    fireEvent.click(await screen.findByRole('button', { name: /^Customer service/ }))
    const ways = await screen.findByRole('dialog', { name: 'Customer service' })
    expect(
      within(ways)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://wa.me/10000000000', 'https://support.house.example/chat'])
  })

  it('MSG-15, CONST-18 counts up to 99 and no further', async () => {
    await signIn()
    open('/m/messages', { prefer: { getUnreadCount: 'example=many' } })
    const inbox = await screen.findByRole('link', { name: /118 unread/ })
    expect(within(inbox).getByText('99+')).toBeDefined()
    expect(row(/12 unread/).textContent).toContain('12')
  })

  it('MSG-14, MSG-16, MSG-19 shows visitors no count, asks for none, and sends them to the login', async () => {
    const { asked, address, allAnswered } = open('/m/messages')
    await allAnswered()
    expect(screen.queryByText(/unread/)).toBeNull()
    expect(asked.map(({ operation }) => operation)).toEqual(['listAnnouncements'])
    fireEvent.click(row(/^Inbox/))
    expect(address()).toBe('/m/login?from=%2Fm%2Fmessages%2Finbox')
  })

  it('MSG-17, CHAT-07, SESSION-26 refuses a trial account inbox and chat, and asks for nothing of them', async () => {
    await signIn('ravi88', 4)
    const { asked, address } = open('/m/messages')
    fireEvent.click(row(/^Inbox/, 'button'))
    await waitFor(() => expect(said()).toBe('errors.code.freeReject'))
    act(() => showToast({ kind: 'info', text: { id: 'none' }, durationMs: 0 })())
    fireEvent.click(row(/^Live chat/, 'button'))
    await waitFor(() => expect(said()).toBe('errors.code.freeReject'))
    expect(address()).toBe('/m/messages')
    expect(asked.filter(({ operation }) => /Inbox|Unread|Chat/.test(operation))).toEqual([])
  })

  it('MSG-12, CHAT-01, GAP-16, GAP-90 has no chat while its flag is off, and counts the rest', async () => {
    await signIn()
    const { asked } = open('/m/messages', { chat: false })
    await screen.findByRole('link', { name: /^Inbox.*3 unread/ })
    expect(screen.queryByRole('button', { name: /Live chat/ })).toBeNull()
    expect(asked.filter(({ operation }) => /Chat/.test(operation))).toEqual([])
  })

  it.each<[string, Prefer]>([
    ['refused', { getChatGroupPermission: 'example=refused' }],
    ['unknown', { getChatGroupPermission: 'code=503, example=CHAT_PERMISSION_UNKNOWN' }],
  ])('CHAT-02, CHAT-09 has no chat where the permission is %s, and says nothing', async (_what, prefer) => {
    await signIn()
    const { times, allAnswered } = open('/m/messages', { prefer })
    await screen.findByRole('link', { name: /^Inbox.*3 unread/ })
    await allAnswered()
    expect(times('getChatGroupPermission')).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /Live chat/ })).toBeNull()
    expect(times('getChatUnreadCount')).toBe(0)
    expect(said()).toBe('')
  })

  it('GAP-06, SHELL-52, GAP-118 reads everything by the control in its own head row', async () => {
    await signIn()
    const { times } = open('/m/message')
    await screen.findByRole('link', { name: /^Inbox.*3 unread/ })
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryByText(/unread/)?.textContent).toBe('3 unread'))
    await waitFor(() => expect(times('markAnnouncementRead')).toBe(3))
    expect(times('markAllInboxRead')).toBe(1)
    expect(times('markInboxRead')).toBe(0)
  })

  it('CHAT-11 promises that somebody answers around the clock', async () => {
    const { allAnswered } = open('/m/messages')
    expect(row(/Live chat/, 'button').textContent).toContain('around the clock')
    expect(row(/^Customer service/).textContent).toContain('24 hours')
    await allAnswered()
  })
})
