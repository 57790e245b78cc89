import { operations } from '#mock/generated/operations.ts'
import { runCommandLine, readCommandLine, UsageError } from '#scripts/lib/command-line.ts'
import { readList, readOperations, readPort, readServer } from '#scripts/lib/flag-values.ts'

// Vite and the gateway are imported only when the command line is right.

const USAGE = `npm start [-- options]

  Starts the site for development: the stub gateway, Prism in front of it, and Vite.
  --prism          Prism alone: examples straight from the contract, no state
  --browser        no server at all: the mock runs in the page's service worker
  --upstream URL   a real backend behind Prism; the URL may have a base path
  --stub LIST      with --upstream: the stub answers these operations and tags, such as favorites,getWallets,
                   and the backend the rest; the console switches them while it runs
  --keep           keeps the stub's accounts, state and clock across restarts
  --port N         first port to try for the site (5173); if it is taken, the next free one
`

const SITE_PORT = 5173

const LINE = {
  command: 'npm start --',
  help: USAGE,
  options: {
    prism: { type: 'boolean' },
    browser: { type: 'boolean' },
    upstream: { type: 'string' },
    stub: { type: 'string' },
    keep: { type: 'boolean' },
    port: { type: 'string' },
  },
} as const

const { values } = readCommandLine(LINE)
await runCommandLine(LINE, async () => {
  if ([values.prism, values.browser, values.upstream].filter(Boolean).length > 1)
    throw new UsageError('--prism, --browser and --upstream exclude each other.')
  if (values.stub && !values.upstream) throw new UsageError('--stub needs a backend: --upstream URL.')
  const upstream = values.upstream === undefined ? undefined : readServer('--upstream', values.upstream)
  const stubbed = values.stub === undefined ? undefined : readStubbed(values.stub)
  const port = readPort(values.port, SITE_PORT)
  const { startDevelopment } = await import('#scripts/site/serve/development.ts')
  await startDevelopment(port, { ...values, upstream, stubbed })
})

/** The operations of a list of operations and tags. */
function readStubbed(list: string): string[] {
  const all = Object.entries(operations).map(([id, { tag }]) => ({ id, tag }))
  return readList(list).flatMap((name) => readOperations(name, all))
}
