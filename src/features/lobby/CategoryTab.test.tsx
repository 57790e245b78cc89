// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { CategoryTab } from './CategoryTab.tsx'

afterEach(() => {
  cleanup()
  configureGateway({})
})

const games = () => screen.queryAllByRole('listitem').length
const more = () => screen.queryByRole('button', { name: /^Show \d+ more$/ })

it('ERR-46, HOME-15 a next page that does not come is told, and can be asked for until all games are there', async () => {
  const prefer: { listGames?: string } = {}
  startStubGateway({ prefer })
  renderSite(<CategoryTab category="RNG" />)
  await waitFor(() => expect(games()).toBeGreaterThan(14))
  const before = games()
  prefer.listGames = 'code=500, example=UNKNOWN_ERROR'
  await act(async () => fireEvent.click(more() as HTMLElement))
  const told = await screen.findByRole('alert')
  expect(told.textContent).toBe('More games could not be loaded.')
  expect(games()).toBeGreaterThan(before)
  delete prefer.listGames
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(games()).toBe(30))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('HOME-15 offers no more where the gateway counts games that do not come', async () => {
  startStubGateway({
    change: (operation, value) => {
      if (operation !== 'listGames') return value
      const { games: sent } = value as { games: unknown[] }
      return { games: sent.slice(0, 5), pageNum: 1, totalPages: 1, totalCount: 6 }
    },
  })
  renderSite(<CategoryTab category="RNG" />)
  await waitFor(() => expect(games()).toBe(5))
  expect(more()).toBeNull()
})
