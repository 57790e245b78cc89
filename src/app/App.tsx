import { lazy, Suspense } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { LanguageProvider } from '#src/core/i18n/LanguageProvider.tsx'
import { Notices } from '#src/core/notices/Notices.tsx'
import type { StartOutcome } from './boot/start.ts'
import { RegionPicker } from './region/RegionPicker.tsx'
import { SiteGate } from './site/SiteGate.tsx'
import { Shell } from './shell/Shell.tsx'

const StatusFailure = lazy(async () => ({ default: (await import('./site/StatusFailure.tsx')).StatusFailure }))

interface AppProps {
  queryClient: QueryClient
  outcome: StartOutcome
  /** Starts again, after a start that found no status. */
  onRetry: () => void
}

/** The whole application under its providers. */
export function App({ queryClient, outcome, onRetry }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        {outcome === 'failed' ? (
          <Suspense>
            <StatusFailure onRetry={onRetry} />
          </Suspense>
        ) : (
          <BrowserRouter>
            <SiteGate>
              <RegionPicker open={outcome === 'pick-region'}>
                <Shell />
              </RegionPicker>
            </SiteGate>
          </BrowserRouter>
        )}
        <Notices />
      </LanguageProvider>
    </QueryClientProvider>
  )
}
