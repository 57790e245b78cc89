// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

it.each([
  [
    'CONST-10',
    'a tab of the lobby',
    '/m/home?tab=FISH',
    'listGames',
    { gameType: 'FISH', pageSize: '25', pageNo: '1' },
  ],
  ['CONST-10', 'the tab of favourites', '/m/home?tab=FAV', 'listFavoriteGames', { pageSize: '25', pageNo: '1' }],
  ['CONST-12', 'the row of games played last', '/m/home', 'listRecentGames', { pageSize: '9', page: '1' }],
  ['CONST-25', 'a list without a game type', '/m/gameList', 'listGames', { gameType: 'RNG' }],
] as const)('%s %s, %s, asks %s for %o', async (_row, _what, path, operation, query) => {
  const { calls } = await visitSite({ path, as: 'ravi88' })
  // Home asks for more lists than that of its tab.
  const asked = () => calls(operation).map((call) => Object.fromEntries(call.query))
  await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining(query)))
})

it('CONST-12 the search asks a member’s recent games for their first nine', async () => {
  const { calls } = await visitSite({ path: '/m/slotsCenter', as: 'ravi88' })
  fireEvent.click(await screen.findByRole('button', { name: 'Open the search' }))
  await waitFor(() => expect(calls('listRecentGames')).toHaveLength(1))
  expect(Object.fromEntries(calls('listRecentGames')[0]?.query ?? [])).toMatchObject({ page: '1', pageSize: '9' })
})
