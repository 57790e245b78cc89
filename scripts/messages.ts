import { runVerb } from '#scripts/lib/verb.ts'

process.exitCode = await runVerb(
  'npm run messages --',
  {
    extract: () => import('#scripts/messages/extract-verb.ts'),
    check: () => import('#scripts/messages/check-verb.ts'),
    status: () => import('#scripts/messages/status-verb.ts'),
    packet: () => import('#scripts/messages/packet-verb.ts'),
    import: () => import('#scripts/messages/import-verb.ts'),
    keep: () => import('#scripts/messages/keep-verb.ts'),
  },
  process.argv.slice(2),
)
