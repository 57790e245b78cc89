// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { lotteryRow, ownLotteries, vnLotteries, type Lottery } from '#mock/data/games/lotteries.ts'
import { stubNow } from '#mock/lib/clock.ts'
import { endSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { bodyOf, startStubGateway, type StubOptions } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { DrawsTab } from './DrawsTab.tsx'
import { StartPage } from './StartPage.tsx'

const FAILED = 'code=500, example=UNKNOWN_ERROR'

afterEach(() => {
  cleanup()
  endSession()
  vi.useRealTimers()
  vi.restoreAllMocks()
  configureGateway({})
})

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

it('LOTT-01, LOTT-04, ERR-46 where half of the lotteries do not come the others stand there, and it is said', async () => {
  const prefer: StubOptions['prefer'] = { listMobileLotteryGames: FAILED }
  startStubGateway({ prefer })
  renderSite(<DrawsTab />)
  await screen.findByRole('heading', { name: 'Loading failed' })
  expect(headings()).toEqual(['Classic draws', 'Quick draws', 'Loading failed'])
  delete prefer.listMobileLotteryGames
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(headings()).toEqual(['Lottery', 'Quick draw', 'Classic draws', 'Quick draws']))
})

it('LOTT-01, ERR-46 where none come, only that is said', async () => {
  startStubGateway({ prefer: { listMobileLotteryGames: FAILED, getVnGameMenu: FAILED } })
  renderSite(<DrawsTab />)
  await screen.findByRole('heading', { name: 'Loading failed' })
  expect(headings()).toEqual(['Loading failed'])
})

it('LOTT-01, ERR-46 without a connection it says that it comes back', async () => {
  startStubGateway()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  configureGateway({
    baseUrl: 'http://site.example',
    retryBaseMs: 1,
    fetch: () => Promise.reject(new TypeError('offline')),
  })
  renderSite(<DrawsTab />)
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined()
  expect(screen.getByText('This loads when you are online again.')).toBeDefined()
})

it.each([
  ['TCG_SEA', 'SEA'],
  ['OTHERS', undefined],
])('LAUNCH-03, LAUNCH-06 a lottery of %s is listed too, and a tap starts it', async (vassalage, prizeMode) => {
  await signInOnStub('ravi88')
  const [own] = ownLotteries('bdtdemo')
  const listed = own && { ...lotteryRow(own, stubNow(), 'EN'), nodeId: '9901', displayName: 'Mekong 4D', vassalage }
  const gateway = startStubGateway({
    change: (operation, value) => (operation === 'listMobileLotteryGames' ? { list: [listed] } : value),
  })
  renderSite(<DrawsTab />)
  const name = await screen.findByText('Mekong 4D')
  expect(headings()).toEqual(['Lottery', 'Classic draws', 'Quick draws'])
  fireEvent.click(name)
  await waitFor(() => expect(gateway.asked.map(({ operation }) => operation)).toContain('launchGame'))
  const call = gateway.asked.find(({ operation }) => operation === 'launchGame')
  const body = call && Object(await bodyOf(call))
  expect(body).toMatchObject({ vassalage, nodeId: '9901' })
  expect(body.prizeMode).toBe(prizeMode)
})

it('NAMED-10, NAMED-11 lotteries of two providers that have one id keep their own draws', async () => {
  const [[own], [provided]] = [ownLotteries('bdtdemo'), vnLotteries('bdtdemo')]
  const rowOf = (lottery: Lottery | undefined, displayName: string) =>
    lottery && { ...lotteryRow(lottery, stubNow(), 'EN'), gameId: '7001', displayName }
  const openedAt = '2026-11-27T10:00:00Z'
  startStubGateway({
    change: (operation, value) => {
      if (operation === 'listMobileLotteryGames') return { list: [rowOf(own, 'House Five')] }
      if (operation === 'getVnGameMenu')
        return { groups: [{ gameGroupId: '1', groupName: 'Menu', games: [rowOf(provided, 'Hanoi Five')] }] }
      if (operation !== 'listOpenedNumbers') return value
      return { list: [{ gameId: '7001', displayName: 'House Five', numero: '1', numbers: ['5', '6'], openedAt }] }
    },
  })
  renderSite(<DrawsTab />)
  await screen.findByRole('button', { name: /House Five.*Last draw/ })
  expect(screen.queryByRole('button', { name: /Hanoi Five.*Last draw/ })).toBeNull()
  const path = screen.getByRole('link', { name: 'Last draws of Hanoi Five' }).getAttribute('href') ?? ''
  cleanup()
  renderSite(<StartPage />, { path })
  expect((await screen.findByRole('heading', { level: 2, name: /Five/ })).textContent).toBe('Hanoi Five')
})

/** Seconds after draws have ended. */
const stopClock = () =>
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-27T10:15:07Z') })

it('GAP-132 the time left is seen on the button of a lottery, whose name stays the same', async () => {
  stopClock()
  startStubGateway()
  renderSite(<DrawsTab />)
  const [time] = await screen.findAllByText(/^\d\d:\d\d$/)
  expect(time?.closest('button')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /\d\d:\d\d/ })).toBeNull()
})

it('NAMED-10 what was played lately goes on to its next draw, like the lotteries below', async () => {
  stopClock()
  await signInOnStub('ravi88')
  const [played] = vnLotteries('bdtdemo')
  const recent = () => ({ list: played ? [lotteryRow(played, stubNow(), 'EN')] : [] })
  startStubGateway({ change: (operation, value) => (operation === 'getVnRecentGames' ? recent() : value) })
  renderSite(<DrawsTab />)
  const heading = await screen.findByRole('heading', { name: 'Recently played' })
  const row = within(heading.closest('section') as HTMLElement).getByRole('listitem')
  expect(row.textContent).toMatch(/\d\d:\d\d/)
  await act(() => vi.advanceTimersByTimeAsync((played?.drawSeconds ?? 0) * 1_000))
  await waitFor(() => expect(row.textContent).toMatch(/\d\d:\d\d/))
})
