// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gamesOf } from '#mock/data/games/catalogue.ts'
import type { Game } from '#src/api/generated/types.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

type Site = Awaited<ReturnType<typeof visitSite>>

async function tap(name: string) {
  const [tile] = await screen.findAllByRole('button', { name: new RegExp(`^${name}`) })
  if (tile) fireEvent.click(tile)
}

/** The body of the one call that launched a game. */
async function launched(site: Site): Promise<Record<string, unknown>> {
  await waitFor(() => expect(site.calls('launchGame')).toHaveLength(1))
  return site.calls('launchGame')[0]?.request.json()
}

/** The query of the launch page, once it is there. */
async function launchPage(): Promise<Record<string, string>> {
  await waitFor(() => expect(window.location.pathname).toBe('/m/launchGame'))
  return Object.fromEntries(new URLSearchParams(window.location.search))
}

function gameOf(fits: (game: Game) => boolean): Game {
  const found = gamesOf('bdtdemo').find(({ row }) => fits(row))
  if (!found) throw new Error('no seeded game fits')
  return found.row
}

/** The address of a list that has one game of the stub. */
const listWith = ({ gameType, displayName }: Game) =>
  `/m/gameList?${new URLSearchParams({ gameType, name: displayName })}`

describe('a tap on a provider', () => {
  it('LAUNCH-02 LAUNCH-07 opens the lobby of Vietnamese lotteries with the current prize mode', async () => {
    const site = await visitSite({ path: '/m/elott', as: 'ravi88' })
    await tap('Delta Lotto')
    expect(await launched(site)).toMatchObject({ vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT', prizeMode: 'Elott' })
  })

  it('LAUNCH-03 opens TCG_SEA with prize mode SEA', async () => {
    const site = await visitSite({ path: '/m/lott', as: 'ravi88' })
    await tap('Monsoon Lotto')
    expect(await launched(site)).toMatchObject({ vassalage: 'TCG_SEA', gameType: 'LOTT', prizeMode: 'SEA' })
  })

  it.each([
    ['/m/lott', 'House Lottery'],
    ['/m/elott', 'Quick Lottery'],
  ])('LAUNCH-04 LAUNCH-12 of %s opens the launch page for %s, and calls nobody', async (path, provider) => {
    const site = await visitSite({ path, as: 'ravi88' })
    await tap(provider)
    expect(await launchPage()).toMatchObject({
      playType: 'trad',
      prize_mode: 'Elott',
      code: 'lobby',
      pageBack: 'home',
    })
    expect(site.calls('launchGame')).toHaveLength(0)
  })
})

describe('a tap on a game', () => {
  const slot = gameOf(({ displayName }) => displayName === 'Seven Lamps')

  it('LAUNCH-06, GAP-154 says category, provider, game, node and whether it can be tried, and no prize mode', async () => {
    const site = await visitSite({ path: listWith(slot), as: 'ravi88' })
    await tap(slot.displayName)
    const { gameType, vassalage, gameId, nodeId, supportPlay } = slot
    expect(await launched(site)).toEqual({
      gameType,
      vassalage,
      gameId,
      nodeId,
      supportPlay,
      gateway: 3,
      language: 'EN',
      backUrl: `${window.location.href}&ended=1`,
    })
  })

  it('BOOT-04 launches it for a trial account where the game can be tried', async () => {
    const site = await visitSite({ path: listWith(slot), as: 'ravi88', type: 4 })
    await tap(slot.displayName)
    expect(await launched(site)).toMatchObject({ gameId: slot.gameId, supportPlay: 1 })
  })

  it.each([
    ['LOTT', 'Tradition,Entertainment', 'ent'],
    ['LOTT', 'Tradition', 'trad'],
    ['ELOTT', 'Tradition,Entertainment', 'ent'],
    ['ELOTT', 'Tradition', 'trad'],
  ])('LAUNCH-05 LIST-15 of %s with the mode %s opens it to be played as %s', async (provider, mode, playType) => {
    const lottery = gameOf(({ vassalage, lottoMode }) => vassalage === provider && lottoMode === mode)
    await visitSite({ path: listWith(lottery), as: 'ravi88' })
    await tap(lottery.displayName)
    const { gameId, gameGroupId } = lottery
    expect(await launchPage()).toMatchObject({ playType, gameId, gameGroupId, prize_mode: 'Elott' })
  })

  it('LAUNCH-07 opens a lottery in the standard mode where the merchant has no electronic ones', async () => {
    const lottery = gameOf(({ vassalage }) => vassalage === 'LOTT')
    const prefer = { getVendorGameTypes: 'code=200, example=empty' }
    await visitSite({ path: listWith(lottery), as: 'ravi88', prefer })
    await tap(lottery.displayName)
    expect(await launchPage()).toMatchObject({ prize_mode: 'Lott' })
  })
})

describe('a lottery tapped before the providers are known', () => {
  const lotteryOf = (provider: string) =>
    gameOf(({ vassalage, gameType }) => vassalage === provider && gameType === 'ELOTT')

  /** Taps a lottery of a provider in its list; the providers come after the tap, when `release` is called. */
  async function tapEarly(provider: string): Promise<Site> {
    const lottery = lotteryOf(provider)
    const site = await visitSite({ path: listWith(lottery), as: 'ravi88', hold: ['getVendorGameTypes'] })
    await tap(lottery.displayName)
    await site.allAnswered()
    expect(window.location.pathname).toBe('/m/gameList')
    expect(site.calls('launchGame')).toHaveLength(0)
    return site
  }
  const release = ({ held }: Site) => {
    expect(held).not.toHaveLength(0)
    for (const call of held.slice()) call.release()
  }

  it('LAUNCH-04 LAUNCH-07 waits for them and opens the launch page in their prize mode', async () => {
    release(await tapEarly('ELOTT'))
    expect(await launchPage()).toMatchObject({ prize_mode: 'Elott' })
  })

  it('LAUNCH-02 LAUNCH-07 waits for them and calls with their prize mode', async () => {
    const site = await tapEarly('TCG_LOTTO_VN')
    release(site)
    expect(await launched(site)).toMatchObject({ vassalage: 'TCG_LOTTO_VN', prizeMode: 'Elott' })
  })

  it('LAUNCH-04 tells the next tap to wait meanwhile, and opens one game', async () => {
    const site = await tapEarly('TCG_LOTTO_VN')
    await tap(lotteryOf('TCG_LOTTO_VN').displayName)
    await screen.findByText('Please wait')
    release(site)
    expect(await launched(site)).toMatchObject({ vassalage: 'TCG_LOTTO_VN' })
  })

  it('opens nothing for a member who has gone to another page meanwhile', async () => {
    const site = await tapEarly('ELOTT')
    await act(async () => goTo(paths.help))
    release(site)
    await site.allAnswered()
    expect(window.location.pathname).toBe(paths.help)
  })
})

describe('the launch page', () => {
  const info = { lotteryOrigin: 'https://lottery.example' }
  const visit = (query: string) => visitSite({ path: `/m/launchGame?${query}`, as: 'ravi88', info })
  /** Address of the frame, once it stands. */
  async function frame(): Promise<URL> {
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    return new URL(document.querySelector('iframe')?.src ?? '')
  }
  const ticketFor = async (site: Site) => site.calls('createLotteryTicket')[0]?.request.json()

  it('SHELL-23 LAUNCH-10 opens the frame as its six parameters say', async () => {
    const site = await visit('playType=ent&gameId=7002&gameGroupId=71&prize_mode=Lott&code=results&pageBack=home')
    const { pathname, searchParams } = await frame()
    expect(pathname).toBe('/m/lotto-h5/default/ent/games/7002')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      merchant: 'bdtdemo',
      style: 'default',
      prize_mode: 'Lott',
      gameGroupId: '71',
      code: 'results',
      token: expect.stringMatching(/.{20}/),
    })
    expect(await ticketFor(site)).toEqual({ gameId: '7002', playType: 'ent', prize_mode: 'Lott' })
  })

  it.each(['Lott', 'ZY', 'Elott'])('LAUNCH-08 LAUNCH-13 plays in the prize mode %s', async (mode) => {
    const site = await visit(`playType=trad&gameId=7002&prize_mode=${mode}`)
    expect((await frame()).searchParams.get('prize_mode')).toBe(mode)
    expect(await ticketFor(site)).toMatchObject({ prize_mode: mode })
  })

  it('GAP-20 takes the prize mode that the providers tell now, or the usual one where they tell none', async () => {
    const prefer = { getVendorGameTypes: 'code=200, example=empty' }
    const site = await visitSite({ path: '/m/launchGame?playType=trad', as: 'ravi88', info, prefer })
    expect((await frame()).searchParams.get('prize_mode')).toBe('Lott')
    expect(await ticketFor(site)).toMatchObject({ prize_mode: 'Lott' })
  })

  it('LAUNCH-11 GAP-20 opens the lobby in the current prize mode where its address names neither', async () => {
    await visit('playType=trad')
    const { pathname, searchParams } = await frame()
    expect(pathname).toBe('/m/lotto-h5/default/trad/games/lobby')
    expect(Object.fromEntries(searchParams)).toMatchObject({ prize_mode: 'Elott', code: 'lobby' })
  })

  it.each([
    ['LAUNCH-14', '&pageBack=home', '/m/home'],
    ['LAUNCH-15', '', '/m/game'],
  ])('%s closed with the query "%s" it leads to %s', async (_row, more, path) => {
    await visit(`playType=trad&gameId=7002${more}`)
    await frame()
    fireEvent.click(screen.getByRole('button', { name: 'Leave the lottery' }))
    await waitFor(() => expect(window.location.pathname).toBe(path))
  })
})
