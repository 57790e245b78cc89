import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { start } from './app/boot/start.ts'
import { prepareOtherPages } from './app/shell/load-other-pages.ts'
import { createQueryClient } from './app/query-client.ts'
import { prepareReactions } from './core/errors/report.ts'
import { prepareNotices } from './core/notices/Notices.tsx'

const PREPARE_AFTER_MS = 3_000

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id root')

const root = createRoot(container)
const queryClient = createQueryClient()

async function boot(): Promise<void> {
  const outcome = await start(queryClient)
  // As a transition the first drawing is made in small pieces, between which taps and scrolling are answered.
  startTransition(() => root.render(<App queryClient={queryClient} outcome={outcome} onRetry={() => void boot()} />))
}

void boot()

// After the first screen, before the first failure: what shows it must not have to be loaded then.
window.setTimeout(prepareReactions, PREPARE_AFTER_MS)
window.setTimeout(prepareNotices, PREPARE_AFTER_MS)
window.setTimeout(prepareOtherPages, PREPARE_AFTER_MS)
