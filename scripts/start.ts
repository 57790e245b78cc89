import { GATEWAY_PREFIXES, UPLOAD_PATHS } from '#scripts/lib/gateway-paths.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { operations } from '#mock/generated/operations.ts'
import { CONSOLE_PATH } from '#mock/console/door.ts'
import { accounts } from '#mock/data/accounts.ts'
import { BUNDLE_FILE } from '#scripts/contract/document/bundle.ts'
import { DOCS_FILE } from '#scripts/contract/docs/docs-file.ts'
import { watchContract } from '#scripts/contract/generate/watch.ts'
import { runCommandLine, readCommandLine, UsageError } from '#scripts/lib/command-line.ts'
import { fail } from '#scripts/lib/fail.ts'
import { readList, readOperations, readPort, readServer } from '#scripts/lib/flag-values.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { policyOrigins } from '#scripts/site/build/policy-origins.ts'
import { startGateway, type Gateway, type GatewayOptions } from '#scripts/site/serve/gateway.ts'
import { securityHeaders } from '#scripts/site/build/security-headers.ts'
import { untilInterrupted } from '#scripts/lib/until-interrupted.ts'
import { print, printError } from '#scripts/lib/print.ts'

const USAGE = `npm start [-- options]

  Starts the site for development: the stub gateway, Prism in front of it, and Vite.
  --prism          Prism alone: examples straight from the contract, no state
  --browser        no server at all: the mock runs in the page's service worker
  --upstream URL   a real backend behind Prism; with a base path if it has one
  --stub LIST      with --upstream: the stub answers these operations and tags, the backend the rest;
                   such as favorites,getWallets; the console switches them while it runs
  --keep           keep the stub's accounts, state and clock over restarts
  --port N         first port to try for the site (5173); a taken port moves on to the next free one
`

const SITE_PORT = 5173
const PRISM_PORT = 4010

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
  await start(readPort(values.port, SITE_PORT), { upstream, stubbed })
})

/** The operations of a list of operations and tags. */
function readStubbed(list: string): string[] {
  const all = Object.entries(operations).map(([id, { tag }]) => ({ id, tag }))
  return readList(list).flatMap((name) => readOperations(name, all))
}

async function start(port: number, backend: Pick<GatewayOptions, 'upstream' | 'stubbed'>): Promise<void> {
  let gateway: Gateway | undefined
  let site: ViteDevServer | undefined
  let isServed = true
  let isBroken = false
  const contract = await watchContract({
    async onGood({ changed }) {
      isServed &&= !changed.includes(BUNDLE_FILE)
      if (!isServed) await Promise.all([gateway?.reload?.(), writeContractPage()])
      isServed = true
      if (isBroken) print('  contract  is valid again')
      isBroken = false
      site?.ws.send({ type: 'full-reload' })
    },
    onBroken(message) {
      isBroken = true
      printError(message)
      site?.ws.send({
        type: 'error',
        err: { message: `The contract is broken; the last good one still answers.\n\n${message}`, stack: '' },
      })
    },
  })
  // What is wrong has been told; later on, the last good contract still answers.
  if (isBroken) fail('start: the contract is broken; mend it and start again.')
  gateway = values.browser
    ? undefined
    : await startGateway({
        prismOnly: values.prism,
        ...backend,
        keep: values.keep,
        replaceableAt: PRISM_PORT,
        log: (line) => print(`  gateway  ${line}`),
      })
  site = await startVite(port, gateway, backend.upstream)
  await writeContractPage()
  printAddresses(port, site, gateway, backend.upstream)
  await untilInterrupted()
  await Promise.all([contract.close(), site.close(), gateway?.close()])
  process.exit(0)
}

async function startVite(
  port: number,
  gateway: Gateway | undefined,
  upstream: string | undefined,
): Promise<ViteDevServer> {
  if (!gateway || values.prism) process.env['MOCK'] = gateway ? 'prism' : 'browser'
  const stubOnly = gateway?.stubUrl ?? upstream
  const { frameOrigins, imageOrigins } = policyOrigins()
  const site = await createServer({
    root: ROOT,
    logLevel: 'warn',
    clearScreen: false,
    server: {
      port,
      headers: securityHeaders({
        scriptHashes: [],
        styleHashes: [],
        development: true,
        browserMock: !gateway,
        imageHosts: imageOrigins,
        frameHosts: [...frameOrigins, ...(gateway?.stubUrl ? [gateway.stubUrl] : [])],
      }),
      proxy: gateway
        ? {
            // Before the prefixes: the first entry that fits decides.
            ...Object.fromEntries(
              UPLOAD_PATHS.map((path) => [`^${path}(?:\\?|$)`, { target: gateway.uploadUrl, changeOrigin: true }]),
            ),
            ...Object.fromEntries(GATEWAY_PREFIXES.map((path) => [path, { target: gateway.url }])),
            ...(stubOnly
              ? { '/media': { target: stubOnly, changeOrigin: true }, '/__mock': { target: stubOnly } }
              : {}),
          }
        : {},
    },
  })
  await site.listen()
  return site
}

/**
 * The page of the contract as it was bundled last; what it is made of is loaded late, since the site does not need it.
 */
async function writeContractPage(): Promise<void> {
  const [{ writeDocs }, text] = await Promise.all([
    import('#scripts/contract/docs/write-docs.ts'),
    readFile(join(ROOT, BUNDLE_FILE), 'utf8'),
  ])
  writeDocs(JSON.parse(text), join(ROOT, DOCS_FILE))
}

function printAddresses(
  port: number,
  site: ViteDevServer,
  gateway: Gateway | undefined,
  upstream: string | undefined,
): void {
  const address = site.resolvedUrls?.local[0] ?? ''
  if (!address.includes(`:${port}/`)) print(`Port ${port} is taken; the site uses the next free one.`)
  const rows: [string, string][] = [['Site', address]]
  if (gateway) rows.push(['Prism', gateway.url])
  if (gateway?.stubUrl && !values.prism) rows.push(['Stub gateway', gateway.stubUrl])
  if (upstream) rows.push(['Backend', upstream])
  const hasStub = !gateway || gateway.stubUrl !== undefined
  if (hasStub) rows.push(['Console', new URL(CONSOLE_PATH, address).href])
  rows.push(['Contract', pathToFileURL(join(ROOT, DOCS_FILE)).href])
  print(`\n${rows.map(([name, url]) => `  ${name.padEnd(14)}${url}`).join('\n')}`)
  if (hasStub) {
    print(`\n  Accounts (name / password)`)
    for (const account of accounts) {
      print(`  ${account.role.padEnd(14)}${account.username} / ${account.password}`)
    }
  }
  print('\n  Press Ctrl-C to stop.\n')
}
