// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** Text that stands on this screen alone, below its title. */
interface Screen {
  row: string
  path: string
  title: string
  shows: string | RegExp
  as?: string
}

const screens: Screen[] = [
  { row: 'SHELL-03', path: '/m/login', title: 'Log in', shows: 'Remember me' },
  { row: 'SHELL-05', path: '/m/forget', title: 'Forgot password', shows: 'How to get the code' },
  { row: 'SHELL-06', path: '/m/changePsw', title: 'Change password', shows: 'Confirm new password', as: 'ravi88' },
  { row: 'SHELL-07', path: '/m/member/home', title: 'Member', shows: 'Ravi_88', as: 'ravi88' },
  { row: 'SHELL-08', path: '/m/voucherCenter', title: 'Deposit', shows: 'Bank or channel', as: 'ravi88' },
  { row: 'SHELL-09', path: '/m/withdraw', title: 'Withdraw', shows: 'What you can withdraw', as: 'ravi88' },
  { row: 'SHELL-10', path: '/m/gameRecord', title: 'Betting record', shows: 'Win / loss', as: 'ravi88' },
  {
    row: 'SHELL-11 GAP-42',
    path: '/m/rewardCenter',
    title: 'Reward centre',
    shows: 'Weekly cashback on slots',
    as: 'ravi88',
  },
  { row: 'SHELL-12', path: '/m/help', title: 'Help centre', shows: /Responsible gaming/ },
  { row: 'SHELL-13', path: '/m/feedback', title: 'Feedback', shows: 'What is it about?' },
  { row: 'SHELL-14', path: '/m/inviteFriends', title: 'Invite friends', shows: 'Friends who registered', as: 'ravi88' },
  { row: 'SHELL-15', path: '/m/agentRegister', title: 'Agent registration', shows: 'Open an account', as: 'agent01' },
  { row: 'GAP-130', path: '/m/agentRegister', title: 'Agent registration', shows: 'How to become an agent' },
  { row: 'SHELL-21', path: '/m/game', title: 'Games', shows: 'Pro e-sports' },
  { row: 'SHELL-25', path: '/m/vip', title: 'VIP', shows: 'Go to the lobby' },
  { row: 'SHELL-26, PROMO-01', path: '/m/activity', title: 'Promotions', shows: 'Cricket slip of the month' },
  { row: 'SHELL-27', path: '/m/message', title: 'Messages', shows: 'Telegram channel', as: 'ravi88' },
  { row: 'SHELL-27', path: '/m/messages', title: 'Messages', shows: 'Telegram channel', as: 'ravi88' },
  { row: 'GAP-117', path: '/m/messages/inbox', title: 'Inbox', shows: 'Birthday gift', as: 'ravi88' },
  { row: 'SHELL-28', path: '/m/lottery', title: 'Lottery', shows: 'Last draws of Coin Kite' },
  { row: 'SHELL-29', path: '/m/app', title: 'Download the app', shows: 'iPhone and iPad' },
  { row: 'SHELL-30', path: '/m/trail', title: 'Free trial', shows: 'Your name while you play' },
  { row: 'SHELL-31', path: '/m/startLottery?gameId=7511', title: 'Lottery', shows: 'Delta North', as: 'ravi88' },
  { row: 'SHELL-32', path: '/m/slotsCenter', title: 'Slots', shows: 'All providers' },
  { row: 'SHELL-33', path: '/m/webEmail', title: 'E-mail', shows: 'Your e-mail address', as: 'ravi88' },
  {
    row: 'SHELL-34',
    path: '/m/member/agent/getSalaryContract',
    title: 'Daily wage contract',
    shows: 'Every day',
    as: 'agent01',
  },
  {
    row: 'SHELL-35',
    path: '/m/member/agent/getDevidendContract',
    title: 'Dividend contract',
    shows: 'Twice a month',
    as: 'agent01',
  },
  {
    row: 'SHELL-36',
    path: '/m/member/agent/getHourContract',
    title: 'Hourly wage contract',
    shows: 'No contract yet',
    as: 'agent01',
  },
  {
    row: 'SHELL-37',
    path: '/m/member/profile',
    title: 'Personal details',
    shows: 'Payee name',
    as: 'ravi88',
  },
  { row: 'SHELL-37', path: '/m/member/accountRecord', title: 'Account record', shows: 'Withdrawals', as: 'ravi88' },
  { row: 'SHELL-37', path: '/m/member/reports', title: 'Reports', shows: 'By day', as: 'ravi88' },
  { row: 'SHELL-37', path: '/m/member/agent/center', title: 'Agency centre', shows: 'Team management', as: 'agent01' },
  { row: 'SHELL-37', path: '/m/member/agent/team', title: 'Team management', shows: 'Whole team', as: 'agent01' },
  { row: 'SHELL-37', path: '/m/member/agent/teamBets', title: 'Team betting', shows: 'Choose a member', as: 'agent01' },
]

describe('the address', () => {
  it.each(screens)('$row $path is the screen "$title"', async ({ path, title, shows, as }) => {
    await visitSite({ path, ...(as !== undefined && { as }) })
    await within(await screen.findByRole('main')).findAllByText(shows)
    expect(window.location.pathname + window.location.search).toBe(path)
    await waitFor(() => expect(document.title).toBe(`${title} · Lanternhouse`))
    // That of a page stands in its header, which is a late part.
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1))
  })

  it.each(['/m/register', '/m/register.html'])('SHELL-04 %s is the registration', async (path) => {
    await visitSite({ path })
    await screen.findByRole('heading', { level: 1, name: 'Create an account' })
    await screen.findByLabelText('Username *')
    expect(window.location.pathname).toBe(path)
  })

  it.each(['/m/nowhere', '/m/vip/levels', '/m/member/agent/none', '/nowhere', '/m/home/more'])(
    'SHELL-38 the unknown path %s falls back to home',
    async (path) => {
      await visitSite({ path })
      await screen.findByRole('navigation', { name: 'Categories', hidden: true })
      expect(window.location.pathname).toBe('/m/home')
    },
  )

  it('SHELL-16 /m/notice opens the announcement of the index in its query', async () => {
    const { calls } = await visitSite({ path: '/m/notice?index=1' })
    await waitFor(() => expect(screen.getByRole('button', { expanded: true })).toBeTruthy())
    const titles = screen.getAllByRole('button', { name: /./ }).filter((one) => one.hasAttribute('aria-expanded'))
    expect(titles.findIndex((one) => one.getAttribute('aria-expanded') === 'true')).toBe(1)
    expect(calls('listAnnouncements')).toHaveLength(1)
  })

  it('SHELL-22 /m/gameList asks for the games of its gameType', async () => {
    const { calls } = await visitSite({ path: '/m/gameList?gameType=FISH' })
    await screen.findByRole('heading', { level: 1, name: 'Fishing' })
    await waitFor(() => expect(calls('listGames').length).toBeGreaterThan(0))
    expect(calls('listGames')[0]?.query.get('gameType')).toBe('FISH')
  })

  it('SHELL-22 /m/gameList asks for the games of its type', async () => {
    const { calls } = await visitSite({ path: '/m/gameList?type=hot' })
    await waitFor(() => expect(calls('listGames').length).toBeGreaterThan(0))
    expect(calls('listGames')[0]?.query.get('gameClassify')).toBe('hot')
  })
})
