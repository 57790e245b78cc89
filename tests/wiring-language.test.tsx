// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { openSearch } from '#src/core/games/search-popup.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** What a screen asks for in the language of the site. */
const asked: { path: string; as?: string; calls: OperationId[] }[] = [
  { path: '/m/home', calls: ['getRankList', 'listAnnouncements', 'getLobbyNews', 'listHotGames'] },
  { path: '/m/home', as: 'ravi88', calls: ['listGames', 'listRecentGames'] },
  { path: '/m/gameList?gameType=RNG', calls: ['listGames'] },
  { path: '/m/lottery', calls: ['listPopularGames', 'listOpenedNumbers'] },
  { path: '/m/voucherCenter', as: 'ravi88', calls: ['listDepositBanks', 'listDepositPromos'] },
  { path: '/m/withdraw', as: 'ravi88', calls: ['listBankCards'] },
  { path: '/m/activity', as: 'ravi88', calls: ['listDepositPromos', 'listAnnouncements'] },
  { path: '/m/message', as: 'ravi88', calls: ['listInbox'] },
  { path: '/m/member/accountRecord', as: 'ravi88', calls: ['listTxCodes'] },
  { path: '/m/gameRecord', as: 'ravi88', calls: ['listBetRecords'] },
  { path: '/m/register', calls: ['listAnnouncements'] },
  { path: '/m/home?tab=FAV', as: 'ravi88', calls: ['listFavoriteGames'] },
  { path: '/m/gameList?gameType=RNG&type=favourite', as: 'ravi88', calls: ['listFavoriteGames'] },
]

it.each(asked)('I18N-08, WIN-06 $path asks for $calls in the language of the site', async ({ path, as, calls }) => {
  const site = await visitSite({ path, language: 'BN', ...(as !== undefined && { as }) })
  for (const operation of calls) {
    await waitFor(() => expect(site.calls(operation), operation).not.toHaveLength(0))
    for (const { query } of site.calls(operation)) expect(query.get('language'), operation).toBe('BN')
  }
})

it('I18N-08 a tab of the lobby asks for its games in the language of the site', async () => {
  const site = await visitSite({ path: '/m/home?tab=FISH', language: 'BN' })
  const ofTab = () => site.calls('listGames').map(({ query }) => Object.fromEntries(query))
  await waitFor(() => expect(ofTab()).toContainEqual(expect.objectContaining({ gameType: 'FISH', pageSize: '25' })))
  expect(ofTab().map(({ language }) => language)).toEqual(ofTab().map(() => 'BN'))
})

it('I18N-08 the search asks for the games of a name in the language of the site', async () => {
  const site = await visitSite({ path: '/m/slotsCenter', language: 'BN' })
  act(openSearch)
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  fireEvent.change(box, { target: { value: 'on' } })
  if (box.form) fireEvent.submit(box.form)
  const named = () => site.calls('listGames').filter(({ query }) => query.get('gameName') === 'on')
  await waitFor(() => expect(named()).not.toHaveLength(0))
  for (const { query } of named()) expect(query.get('language')).toBe('BN')
})

it('I18N-08 the search asks for the games played last in the language of the site', async () => {
  const site = await visitSite({ path: '/m/slotsCenter', as: 'ravi88', language: 'BN' })
  act(openSearch)
  await waitFor(() => expect(site.calls('listRecentGames')).not.toHaveLength(0))
  expect(site.calls('listRecentGames')[0]?.query.get('language')).toBe('BN')
})

/** Text by which one sees that a screen has asked for all that it shows. */
const visited: { path: string; shows: RegExp }[] = [
  { path: '/m/home', shows: /Winning now/ },
  { path: '/m/lottery', shows: /Last draws of Coin Kite/ },
  { path: '/m/activity', shows: /Cricket slip of the month/ },
  { path: '/m/message', shows: /Telegram channel/ },
]

it.each(visited)('a visitor of $path sends no call that needs a session', async ({ path, shows }) => {
  const site = await visitSite({ path })
  await screen.findAllByText(shows)
  const refused = site.asked.filter(({ operation }) => operations[operation as OperationId].session === 'required')
  expect(refused.map(({ operation }) => operation)).toEqual([])
  // The client itself refuses such a call, which leads to the login.
  await expect(waitFor(() => expect(window.location.pathname).not.toBe(path), { timeout: 300 })).rejects.toThrow()
})
