import { useDeferredValue, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { tidyName } from '../filter/list-query.ts'
import { ProvidersFound } from './ProvidersFound.tsx'
import { PagedTiles } from './PagedTiles.tsx'
import { searchMessages as messages } from './search-messages.ts'
import { useCloseGames } from './use-close-games.ts'

/** Sooner, nearly everything would fit. */
const MIN_TYPED = 2

interface TypedMatchesProps {
  text: string
  /** Stands there as long as nothing is typed, or nothing at hand fits. */
  children: ReactNode
}

/**
 * While somebody types: providers and games at hand that fit already. The gateway is asked when the search is sent
 * (LIST-43, GAP-17).
 */
export function TypedMatches({ text, children }: TypedMatchesProps) {
  const intl = useIntl()
  const typed = tidyName(useDeferredValue(text))
  const name = typed.length < MIN_TYPED ? '' : typed
  const games = useCloseGames(name)
  return (
    <>
      {name === '' ? null : <ProvidersFound name={name} />}
      {games.length > 0 ? <PagedTiles title={intl.formatMessage(messages.typed)} games={games} /> : children}
    </>
  )
}
