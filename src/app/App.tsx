import { Suspense, useState } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { PageFailure } from '#src/core/errors/PageFailure.tsx'
import { LanguageProvider } from '#src/core/i18n/LanguageProvider.tsx'
import { Toasts } from '#src/core/toasts/Toasts.tsx'
import { lazyPart } from '#src/ui/loading/late-part.ts'
import type { StartOutcome } from './boot/start.ts'
import { SiteGate } from './site/SiteGate.tsx'
import { Shell } from './shell/Shell.tsx'

const StatusFailure = lazyPart(() => import('./site/StatusFailure.tsx').then((module) => module.StatusFailure))

// The question is not worth the site: where its code does not come, the start goes on in English.
const RegionPicker = lazyPart(() =>
  import('#src/features/region/RegionPicker.tsx').then(
    ({ RegionPicker: picker }) => picker,
    () => Shell,
  ),
)

interface AppProps {
  queryClient: QueryClient
  outcome: StartOutcome
  /** Starts again, after a start that found no status. */
  onRetry: () => Promise<void>
}

/** The whole application under its providers. */
export function App({ queryClient, outcome, onRetry }: AppProps) {
  // Outside of the gate: a site that was closed meanwhile does not ask again.
  const [wasAsked, setAsked] = useState(false)
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <PageFailure>
          {outcome === 'failed' ? (
            <Suspense>
              <StatusFailure onRetry={onRetry} />
            </Suspense>
          ) : (
            <BrowserRouter>
              <SiteGate>
                {outcome === 'pick-region' && !wasAsked ? (
                  <Suspense>
                    <RegionPicker onDone={() => setAsked(true)} />
                  </Suspense>
                ) : (
                  <Shell />
                )}
              </SiteGate>
            </BrowserRouter>
          )}
        </PageFailure>
        <Toasts />
      </LanguageProvider>
    </QueryClientProvider>
  )
}
