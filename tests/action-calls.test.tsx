// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { readTranslation } from '#scripts/lib/message-catalogue.ts'
import { bodyOf as openBody, type AskedCall } from './support/stub-gateway.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

async function press(name: RegExp | string, role = 'button'): Promise<void> {
  const [first] = await screen.findAllByRole(role, { name })
  if (first) fireEvent.click(first)
}

async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } })
}

const bodyOf = async (call?: AskedCall): Promise<unknown> => call && openBody(call)
type Site = Awaited<ReturnType<typeof visitSite>>

/** Waits for the one call of an operation. */
async function only({ calls }: Site, operation: OperationId): Promise<AskedCall | undefined> {
  await waitFor(() => expect(calls(operation)).not.toHaveLength(0))
  expect(calls(operation)).toHaveLength(1)
  const [call] = calls(operation)
  expect(call?.request.method).toBe(operations[operation].method)
  return call
}

describe('access', () => {
  it('GATEWAY-22 the login form sends one encrypted payload with its key, though it is sent twice', async () => {
    const site = await visitSite({ path: '/m/login' })
    await fill({ Username: 'ravi88', Password: 'lantern88' })
    await press('Log in')
    await press('Log in')
    const call = await only(site, 'login')
    expect(call?.request.headers.get('X-Encryption-Key')).toMatch(/./)
    expect(await call?.request.clone().text()).not.toContain('lantern88')
    expect(await bodyOf(call)).toEqual({ type: 'username', username: 'ravi88', password: 'lantern88', captcha: '' })
  })

  it('GATEWAY-28 the login asks for a captcha after the error that wants one, and at each tap on the picture', async () => {
    const site = await visitSite({ path: '/m/login', prefer: { login: 'code=401, example=CAPTCHA_REQUIRED' } })
    await fill({ Username: 'ravi88', Password: 'wrong-password' })
    expect(site.calls('getCaptcha')).toHaveLength(0)
    await press('Log in')
    await only(site, 'getCaptcha')
    // Whoever taps while a picture comes gets that one.
    await waitFor(() => expect(document.querySelector('img[src^="data:"]')).not.toBeNull())
    await press('Show another picture')
    await waitFor(() => expect(site.calls('getCaptcha')).toHaveLength(2))
  })

  it('GATEWAY-23 logging out sends an empty DELETE with the token, after the question', async () => {
    const site = await visitSite({ path: '/m/member/home', as: 'ravi88' })
    await press(/^(Sign|Log) out$/)
    const question = await screen.findByRole('alertdialog')
    expect(site.calls('logout')).toHaveLength(0)
    fireEvent.click(within(question).getByRole('button', { name: /out|Submit/ }))
    const call = await only(site, 'logout')
    expect(await call?.request.text()).toBe('')
    expect(call?.request.headers.get('Authorization')).toMatch(/^Bearer ./)
  })

  it('GATEWAY-24 trial play starts by a POST without payload', async () => {
    const site = await visitSite({ path: '/m/trail' })
    await press('Start playing')
    const call = await only(site, 'startFreePlay')
    expect(await call?.request.text()).toBe('')
  })

  it('GATEWAY-38 the change of a password sends the old and the new one', async () => {
    const site = await visitSite({ path: '/m/changePsw', as: 'ravi88' })
    const fresh = { 'New password': 'monsoon77', 'Confirm new password': 'monsoon77' }
    await fill({ 'Current password': 'lantern88', ...fresh })
    await press('Confirm')
    const call = await only(site, 'changePassword')
    expect(call?.request.headers.get('X-Api-Version')).toBe('2')
    expect(await bodyOf(call)).toEqual({
      oldPassword: 'lantern88',
      newPassword: 'monsoon77',
      confirmNewPassword: 'monsoon77',
    })
  })

  it('GATEWAY-29 the registration asks about a username that was left, 400 ms after the last letter', async () => {
    const site = await visitSite({ path: '/m/register' })
    const field = await screen.findByLabelText('Username *')
    fireEvent.change(field, { target: { value: 'nusrat_jahan' } })
    fireEvent.blur(field)
    expect(site.calls('checkUsername')).toHaveLength(0)
    const call = await only(site, 'checkUsername')
    expect(call?.query.get('username')).toBe('nusrat_jahan')
  })

  it('GATEWAY-30 the registration asks about an e-mail address once it was left, and not while it is typed, by a form', async () => {
    const site = await visitSite({ path: '/m/register' })
    const field = await screen.findByLabelText(/^E-mail/, { selector: 'input' })
    vi.useFakeTimers()
    fireEvent.change(field, { target: { value: 'nusrat@mail.example' } })
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(site.calls('checkEmail')).toHaveLength(0)
    vi.useRealTimers()
    fireEvent.blur(field)
    const call = await only(site, 'checkEmail')
    expect(call?.request.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(await call?.request.text()).toBe('email=nusrat%40mail.example')
  })
})

describe('the member', () => {
  it('GATEWAY-37 a tap on a picture takes it', async () => {
    const site = await visitSite({ path: '/m/member/profile', as: 'ravi88' })
    await press('Picture 5')
    expect(await bodyOf(await only(site, 'updateMemberIcon'))).toEqual({ iconId: '05' })
  })

  it('GATEWAY-52 the personal centre saves a nickname', async () => {
    const site = await visitSite({ path: '/m/member/profile', as: 'ravi88' })
    const field = await screen.findByLabelText('Nickname')
    fireEvent.change(field, { target: { value: 'Star of the night' } })
    fireEvent.submit(field)
    expect(await bodyOf(await only(site, 'updateNickname'))).toEqual({ nickname: 'Star of the night' })
  })

  it('GATEWAY-51 the personal centre saves a payee name', async () => {
    const site = await visitSite({ path: '/m/member/profile', as: 'ravi88' })
    const field = await screen.findByLabelText('Payee name')
    fireEvent.change(field, { target: { value: 'Agnes Rahman' } })
    fireEvent.submit(field)
    expect(await bodyOf(await only(site, 'updatePayeeName'))).toEqual({ payeeName: 'Agnes Rahman' })
  })

  it('GATEWAY-50 the e-mail page saves an address', async () => {
    const site = await visitSite({ path: '/m/webEmail', as: 'ravi88' })
    await screen.findByLabelText('Payment password')
    await fill({ 'New e-mail address': 'ravi@mail.example', 'Code by e-mail': '408213', 'Payment password': '482913' })
    await press('Save')
    const body = { email: 'ravi@mail.example', code: '408213', paymentPassword: '482913' }
    expect(await bodyOf(await only(site, 'updateMemberEmail'))).toEqual(body)
  })

  it.each([
    ['GATEWAY-90', 'listDepositReports', 'Deposits'],
    ['GATEWAY-93', 'listWithdrawReports', 'Withdrawals'],
    ['GATEWAY-55', 'listWalletTransfers', 'Transfers'],
  ] as const)('%s the account record asks %s for its part %s, with days and page', async (_row, operation, part) => {
    const site = await visitSite({ path: '/m/member/accountRecord', as: 'ravi88' })
    expect(site.calls(operation)).toHaveLength(0)
    await press(part)
    const query = Object.fromEntries((await only(site, operation))?.query ?? [])
    expect(query).toMatchObject({ pageNo: '1', from: expect.any(String), to: expect.any(String) })
  })

  it('GATEWAY-84 a reward is claimed by its button', async () => {
    const site = await visitSite({ path: '/m/rewardCenter', as: 'ravi88' })
    await press(/^Claim reward/)
    expect(await bodyOf(await only(site, 'acceptDepositPromo'))).toMatchObject({ promoId: expect.any(String) })
  })

  it('GATEWAY-119 the inbox is read at once by one call, and it alone', async () => {
    const site = await visitSite({ path: '/m/messages/inbox', as: 'ravi88' })
    await screen.findAllByText('Birthday gift')
    await press('Mark all as read')
    expect(await (await only(site, 'markAllInboxRead'))?.request.text()).toBe('')
    await site.allAnswered()
    expect(site.calls('markAnnouncementRead')).toHaveLength(0)
  })

  it('GATEWAY-118 opening an unread message of the inbox marks that one', async () => {
    const site = await visitSite({ path: '/m/messages/inbox', as: 'ravi88' })
    const [unread] = await screen.findAllByText('Unread')
    const head = unread?.closest('button')
    if (head) fireEvent.click(head)
    const [id] = Object.values((await bodyOf(await only(site, 'markInboxRead'))) as object)
    expect(id).toMatch(/./)
    expect(site.calls('markAllInboxRead')).toHaveLength(0)
  })

  it('GATEWAY-59 opening an unread announcement marks it, and asks for the list again', async () => {
    const site = await visitSite({ path: '/m/notice?index=0', as: 'ravi88' })
    expect(await bodyOf(await only(site, 'markAnnouncementRead'))).toEqual({
      announcementId: expect.stringMatching(/./),
      read: true,
    })
    await waitFor(() => expect(site.calls('listAnnouncements').length).toBeGreaterThan(1))
  })

  it('GATEWAY-112 GAP-146 the row of live chat asks for the address of the chat, in the language of the page', async () => {
    const site = await visitSite({ path: '/m/messages', as: 'ravi88', language: 'BN' })
    const bengali = readTranslation('bn')
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${bengali['site.service.chat']}`) }))
    expect(Object.fromEntries((await only(site, 'launchChat'))?.query ?? [])).toMatchObject({
      b2c: '1',
      language: 'BN',
      moduleId: 'CBS3',
      backUrl: `${window.location.origin}/m/messages`,
      title: bengali['site.service.title'],
    })
    expect(bengali['site.service.title']).not.toBe('Customer service')
  })
})

describe('contracts', () => {
  it.each([
    ['GATEWAY-100', 'answerDailySalaryContract', '/m/member/agent/getSalaryContract'],
    ['GATEWAY-102', 'answerDividendContract', '/m/member/agent/getDevidendContract'],
    ['GATEWAY-104', 'answerHourContract', '/m/member/agent/getHourContract'],
  ] as const)('%s %s carries the answer given at %s, after the question', async (_row, operation, path) => {
    const site = await visitSite({ path, as: 'downline1' })
    await press('Accept')
    const question = await screen.findByRole('alertdialog')
    expect(site.calls(operation)).toHaveLength(0)
    fireEvent.click(within(question).getByRole('button', { name: 'Accept' }))
    expect(await bodyOf(await only(site, operation))).toMatchObject({ answer: 'ACCEPT' })
  })
})

describe('games', () => {
  it('GATEWAY-69 a heart adds a favourite, locked while it is pending', async () => {
    const site = await visitSite({ path: '/m/gameList?gameType=FISH', as: 'ravi88' })
    const [heart] = await screen.findAllByRole('button', { name: /^Favourite: /, pressed: false })
    if (heart) for (let tap = 0; tap < 3; tap += 1) fireEvent.click(heart)
    const call = await only(site, 'addFavorite')
    expect(await bodyOf(call)).toMatchObject({ nodeId: expect.anything(), vendor: expect.any(String) })
    expect(site.calls('removeFavorite')).toHaveLength(0)
  })

  it('GATEWAY-73 GATEWAY-68 GAP-44 GAP-154 a tap on a tile launches the game, and then counts it among those played', async () => {
    const site = await visitSite({ path: '/m/gameList?gameType=RNG', as: 'ravi88' })
    await press(/^Silk Road Fan/)
    const call = await only(site, 'launchGame')
    const body = await bodyOf(call)
    expect(body).toEqual({
      gameType: 'RNG',
      vassalage: expect.stringMatching(/^[A-Z_]+$/),
      gameId: expect.stringMatching(/./),
      nodeId: expect.stringMatching(/./),
      supportPlay: expect.any(Number),
      gateway: 3,
      language: 'EN',
      backUrl: expect.stringContaining('/m/gameList?gameType=RNG'),
    })
    const { nodeId, vassalage } = body as { nodeId: string; vassalage: string }
    expect(await bodyOf(await only(site, 'addRecentGame'))).toEqual({ nodeId, vendor: vassalage })
  })

  it('GATEWAY-68 a launch that fails counts no game as played', async () => {
    const site = await visitSite({
      path: '/m/gameList?gameType=RNG',
      as: 'ravi88',
      prefer: { launchGame: 'code=503, example=VENDOR_MAINTENANCE' },
    })
    await press(/^Silk Road Fan/)
    await only(site, 'launchGame')
    await site.allAnswered()
    expect(site.calls('addRecentGame')).toHaveLength(0)
  })

  it('GATEWAY-121 the lottery asks for a ticket of its own before its frame opens', async () => {
    const site = await visitSite({
      path: '/m/launchGame?playType=trad&gameId=7002&prize_mode=Lott',
      as: 'ravi88',
      hold: ['createLotteryTicket'],
      info: { lotteryOrigin: 'https://lottery.lanternhouse.example' },
    })
    await waitFor(() => expect(site.calls('createLotteryTicket')).toHaveLength(1))
    expect(document.querySelector('iframe')).toBeNull()
    expect(await bodyOf(site.calls('createLotteryTicket')[0])).toEqual({
      gameId: '7002',
      playType: 'trad',
      prize_mode: 'Lott',
    })
  })

  it('GATEWAY-66 the winner board asks for twenty wins of all categories', async () => {
    const site = await visitSite({ path: '/m/home' })
    const query = Object.fromEntries((await only(site, 'getRankList'))?.query ?? [])
    expect(query).toMatchObject({ gameCategory: 'ALL', language: 'EN', limitNum: '20' })
  })

  it('GATEWAY-67 GAP-44 the search asks for nine games played last', async () => {
    const site = await visitSite({ path: '/m/slotsCenter', as: 'ravi88' })
    await press('Open the search')
    const query = Object.fromEntries((await only(site, 'listRecentGames'))?.query ?? [])
    expect(query).toEqual({ page: '1', pageSize: '9', language: 'EN', clientType: '2' })
  })

  it('GATEWAY-72 the list of favourites asks for 25 at a time', async () => {
    const site = await visitSite({ path: '/m/gameList?type=favourite', as: 'ravi88' })
    await waitFor(() => expect(site.calls('listFavoriteGames')).not.toHaveLength(0))
    const query = Object.fromEntries(site.calls('listFavoriteGames')[0]?.query ?? [])
    expect(query).toMatchObject({ pageNo: '1', pageSize: '25', language: 'EN' })
  })
})
