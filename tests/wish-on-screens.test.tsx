// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ownLotteries } from '#mock/data/games/lotteries.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { getSession, startSession } from '#src/core/session/session.ts'
import { sessionItem } from '#src/core/storage/items.ts'
import { logIn, place, type } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

type Site = Awaited<ReturnType<typeof visitSite>>

const LIST = '/m/gameList?gameType=RNG&type=new'

/** The hearts of a list whose games stand in their order. */
async function hearts(site: Site): Promise<HTMLElement[]> {
  await screen.findAllByRole('button', { name: /^Favourite: / })
  await site.allAnswered()
  return screen.getAllByRole('button', { name: /^Favourite: / })
}

/** Taps a game of a list as a visitor, whom it leads to the login page. Gives the name of the game. */
async function tapGame(site: Site): Promise<string> {
  const [heart] = await hearts(site)
  const game = heart?.parentElement?.querySelector('button')
  if (game) fireEvent.click(game)
  await screen.findByText('Log in to open the game.')
  return heart?.getAttribute('aria-label')?.replace('Favourite: ', '') ?? ''
}

it('FAV-08 ERR-34 a heart that a visitor tapped is set after the login, where it was tapped', async () => {
  const site = await visitSite({ path: LIST })
  const heart = (await hearts(site))[5]
  const name = heart?.getAttribute('aria-label') ?? ''
  if (heart) fireEvent.click(heart)
  await screen.findByText('Log in to add it to your favourites.')
  expect(site.calls('addFavorite')).toHaveLength(0)
  await logIn()
  await screen.findByRole('button', { name, pressed: true })
  expect(place()).toBe(LIST)
  expect(site.calls('addFavorite')).toHaveLength(1)
})

it('LAUNCH-01 SESSION-22 a game that a visitor tapped is named on the login page, and opens after it', async () => {
  const site = await visitSite({ path: LIST })
  const name = await tapGame(site)
  within(screen.getByRole('main')).getByText(name)
  expect(site.calls('launchGame')).toHaveLength(0)
  await logIn()
  await waitFor(() => expect(site.calls('launchGame')).toHaveLength(1))
  expect(place()).toBe(LIST)
})

it('LAUNCH-01 GAP-103 the only provider of a category that a visitor tapped opens after the login too', async () => {
  const site = await visitSite({ path: '/m/home' })
  const categories = await screen.findByRole('navigation', { name: 'Categories', hidden: true })
  fireEvent.click(await within(categories).findByRole('button', { name: 'E-sports', hidden: true }))
  await screen.findByText('Log in to open the game.')
  expect(site.calls('launchGame')).toHaveLength(0)
  await logIn()
  await waitFor(() => expect(site.calls('launchGame')).toHaveLength(1))
})

it('LAUNCH-01 LIST-15 a lottery of the house opens after the login, to be played as its mode says', async () => {
  const lottery = ownLotteries('bdtdemo').find(({ row }) => row.lottoMode?.includes('Entertainment'))?.row
  await visitSite({ path: '/m/lottery' })
  const draws = await screen.findByRole('link', { name: new RegExp(`^Last draws of .?${lottery?.displayName}`) })
  const play = draws.closest('li')?.querySelector('button')
  if (play) fireEvent.click(play)
  await screen.findByText('Log in to open the game.')
  await logIn()
  await waitFor(() => expect(window.location.pathname).toBe('/m/launchGame'))
  const { gameId, gameGroupId } = lottery ?? {}
  const query = Object.fromEntries(new URLSearchParams(window.location.search))
  expect(query).toMatchObject({ playType: 'ent', gameId, gameGroupId })
})

it('LAUNCH-01 SESSION-19 a game that a visitor tapped opens with play money too, where that is chosen instead', async () => {
  const site = await visitSite({ path: LIST })
  await tapGame(site)
  fireEvent.click(screen.getByRole('link', { name: 'Try with play money' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Start playing' }))
  await waitFor(() => expect(getSession()?.type).toBe(4))
  await screen.findByText(/^Opening /)
  expect(place()).toBe(LIST)
  await waitFor(() => expect(site.calls('launchGame')).toHaveLength(1))
  await site.allAnswered()
  expect(site.calls('launchGame')).toHaveLength(1)
})

it.each(['/m/register', '/m/register.html'])(
  'GAP-69 SHELL-04 a new member starts at home, whatever page led to %s',
  async (path) => {
    await visitSite({ path: `${path}?from=/m/vip` })
    await screen.findByRole('heading', { level: 1 })
    act(() => startSession({ token: 't', userName: 'nusrat_jahan', type: 0 }))
    await waitFor(() => expect(place()).toBe('/m/home'))
  },
)

it('LAUNCH-01 GAP-69 a game that a visitor tapped is known to the registration behind the page of trial play', async () => {
  const site = await visitSite({ path: LIST })
  const name = await tapGame(site)
  fireEvent.click(screen.getByRole('link', { name: 'Try with play money' }))
  await screen.findByRole('button', { name: 'Start playing' })
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: /Register/ }))
  await screen.findByText('It will be waiting for you once you have registered.')
  within(screen.getByRole('main')).getByText(name)
  expect(place()).toBe(`${paths.register}?from=${encodeURIComponent(LIST)}`)
  fireEvent.click(screen.getByRole('link', { name: 'Log in now' }))
  await logIn()
  await waitFor(() => expect(site.calls('launchGame')).toHaveLength(1))
  expect(place()).toBe(LIST)
})

it('LAUNCH-01 GAP-68 a game that a visitor tapped opens after the first change of the password', async () => {
  const site = await visitSite({ path: LIST })
  const name = await tapGame(site)
  await logIn('newcomer', 'welcome1')
  await screen.findByRole('heading', { name: 'Choose your own password' })
  await type('New password', 'lantern99')
  await type('Confirm new password', 'lantern99')
  expect(site.calls('launchGame')).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText(new RegExp(`^Opening .?${name}`))
  await waitFor(() => expect(site.calls('launchGame')).toHaveLength(1))
})

it('GAP-68 the link for a forgotten password carries on where the login leads', async () => {
  await visitSite({ path: '/m/member/cards' })
  await waitFor(() => expect(place()).toBe(`/m/login?from=${encodeURIComponent('/m/member/cards')}`))
  fireEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('heading', { name: 'Forgot your password?' })
  expect(place()).toBe(`/m/forget?from=${encodeURIComponent('/m/member/cards')}`)
})

it('GAP-140 a game opens by itself only where the login page said so', async () => {
  const site = await visitSite({ path: LIST })
  await tapGame(site)
  // Who gives up and logs in later is at home.
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'))
  await act(async () => goTo(paths.login))
  await logIn()
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'))
  await site.allAnswered()
  expect(site.calls('launchGame')).toHaveLength(0)
})

it('GAP-140 GAP-131 a login in another tab opens no game in this one', async () => {
  const site = await visitSite({ path: LIST })
  await tapGame(site)
  sessionItem.write({
    token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6',
    merchantCode: 'bdtdemo',
    userName: 'ravi88',
    type: 0,
    firstTimeLogin: false,
  })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionItem.key })))
  await waitFor(() => expect(place()).toBe(LIST))
  await site.allAnswered()
  expect(site.calls('launchGame')).toHaveLength(0)
})
