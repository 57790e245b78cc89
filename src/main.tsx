import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { start } from './app/boot/start.ts'
import { createQueryClient } from './app/query-client.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id root')

const root = createRoot(container)
const queryClient = createQueryClient()

async function boot(): Promise<void> {
  const outcome = await start(queryClient)
  root.render(<App queryClient={queryClient} outcome={outcome} onRetry={() => void boot()} />)
}

void boot()
