import { runVerb } from './lib/verb.ts'

process.exitCode = await runVerb(
  'npm run messages --',
  {
    extract: () => import('./messages/extract-verb.ts'),
    check: () => import('./messages/check-verb.ts'),
    status: () => import('./messages/status-verb.ts'),
    packet: () => import('./messages/packet-verb.ts'),
    import: () => import('./messages/import-verb.ts'),
    keep: () => import('./messages/keep-verb.ts'),
  },
  process.argv.slice(2),
)
