// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import type { Game } from '#src/api/generated/types.ts'
import { sampleGame } from '../../../../tests/support/sample-game.ts'
import { GameTile } from './GameTile.tsx'

vi.mock('#src/core/pictures/Picture.tsx', () => ({ Picture: () => null }))
afterEach(cleanup)

const nothing = vi.fn<() => void>()
function show(marks: Partial<Game>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" defaultLocale="en">
        <GameTile
          game={sampleGame(marks)}
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
