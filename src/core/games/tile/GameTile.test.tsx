// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import type { Game } from '#src/api/generated/types.ts'
import { sampleGame } from '../../../../tests/support/sample-game.ts'
import { setDataSaving } from '#src/lib/data-saving.ts'
import { GameTile } from './GameTile.tsx'

let pictures: readonly string[] = []
vi.mock('#src/core/pictures/Picture.tsx', () => ({
  Picture: ({ paths }: { paths: readonly string[] }) => {
    pictures = paths
    return null
  },
}))
afterEach(cleanup)

const nothing = vi.fn<() => void>()
function show(marks: Partial<Game>, wide = false) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" defaultLocale="en">
        <GameTile
          game={sampleGame(marks)}
          wide={wide}
          isFavorite={false}
          isLaunching={false}
          onLaunch={nothing}
          onToggleFavorite={nothing}
        />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

it('LIST-14 a hot game and a new game carry their marks', () => {
  show({ isHot: 1 })
  expect(screen.getByText('Hot')).toBeDefined()
  cleanup()
  show({ isNew: 1 })
  expect(screen.getByText('New')).toBeDefined()
})

it('LIST-14 a game that is hot and new carries both', () => {
  show({ isHot: 1, isNew: 1 })
  expect(screen.getByText('Hot')).toBeDefined()
  expect(screen.getByText('New')).toBeDefined()
})

it('LIST-14 a game that is neither carries none', () => {
  show({})
  expect(screen.getByRole('button', { name: 'Seven Lamps' })).toBeDefined()
  expect(screen.queryByText('Hot')).toBeNull()
  expect(screen.queryByText('New')).toBeNull()
})

it('BEYOND-17, GAP-153 a wide tile has the large picture, and the small one where data are saved', () => {
  const game = { mobileLargeIcon: '/large.webp', iconUrl: '/small.webp' }
  show(game, true)
  expect(pictures[0]).toBe('/large.webp')
  cleanup()
  setDataSaving('on')
  show(game, true)
  expect(pictures).toEqual(['/small.webp'])
  setDataSaving(undefined)
})
