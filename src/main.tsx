import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { QueryClient } from '@tanstack/react-query'
import { App } from '#src/app/App.tsx'
import { start } from '#src/app/boot/start.ts'
import { prepareOtherPages } from '#src/app/shell/load-other-pages.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { prepareReactions } from '#src/core/errors/show-error.ts'
import { prepareToasts } from '#src/core/toasts/Toasts.tsx'

const PREPARE_AFTER_MS = 3_000

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id root')

async function boot(root: Root, queryClient: QueryClient): Promise<void> {
  const outcome = await start(queryClient)
  const retry = () => boot(root, queryClient)
  // As a transition the first drawing is made in small pieces, between which taps and scrolling are answered.
  startTransition(() => root.render(<App queryClient={queryClient} outcome={outcome} onRetry={retry} />))
}

// Not in the task that evaluates all modules: what happens meanwhile is answered in between.
window.setTimeout(() => void boot(createRoot(container), createQueryClient()))

// After the first screen, before the first failure: what shows it must not have to be loaded then.
for (const prepare of [prepareReactions, prepareToasts, prepareOtherPages]) window.setTimeout(prepare, PREPARE_AFTER_MS)
