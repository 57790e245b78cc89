import { enableCompileCache } from 'node:module'
import { runVerb } from '#scripts/lib/verb.ts'

enableCompileCache()
process.exitCode = await runVerb(
  'npm run contract --',
  {
    lint: () => import('./lint/lint-verb.ts'),
    bundle: () => import('./document/bundle-verb.ts'),
    generate: () => import('./generate/generate-verb.ts'),
    verify: () => import('./verify/verify-verb.ts'),
    har: () => import('./traffic/har/har-verb.ts'),
    proxy: () => import('./traffic/proxy/proxy-verb.ts'),
    diff: () => import('./diff/diff-verb.ts'),
    replay: () => import('#scripts/replay/replay-verb.ts'),
    docs: () => import('./docs/docs-verb.ts'),
  },
  process.argv.slice(2),
)
