import { readCommandLine, runCommandLine } from '#scripts/lib/command-line.ts'
import { readOneOf, readWhole } from '#scripts/lib/flag-values.ts'
import { makeWayForFiles } from '#scripts/lib/output.ts'
import { PARTS } from './parts.ts'

// What measures is imported only when the command line is right; Lighthouse alone takes seconds to load.

const USAGE = `npm run bench [-- --only ${PARTS.join('|')}] [--runs N] [--json FILE]

  Measures the speed of the site and of its references in the same run. It takes about a quarter of an hour.
  --only PART   one part
  --runs N      runs of Lighthouse, of the visits and of the interactions (3)
  --json FILE   also writes the figures as JSON
`

const LINE = {
  command: 'npm run bench --',
  help: USAGE,
  options: { only: { type: 'string' }, runs: { type: 'string' }, json: { type: 'string' } },
} as const

const { values } = readCommandLine(LINE)
await runCommandLine(LINE, async () => {
  const only = values.only === undefined ? undefined : readOneOf('part', values.only, PARTS)
  const runs = readWhole('--runs', values.runs ?? '3', 1, 100)
  makeWayForFiles(values.json)
  const { measure } = await import('./measure.ts')
  await measure((part) => only === undefined || only === part, runs, values.json)
})
