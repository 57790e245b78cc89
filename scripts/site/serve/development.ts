import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { CONSOLE_PATH } from '#mock/console/door.ts'
import { accounts } from '#mock/data/accounts.ts'
import { BUNDLE_FILE } from '#scripts/contract/document/bundle.ts'
import { DOCS_FILE } from '#scripts/contract/docs/docs-file.ts'
import { watchContract } from '#scripts/contract/generate/watch.ts'
import { fail } from '#scripts/lib/fail.ts'
import { GATEWAY_PREFIXES, UPLOAD_PATHS } from '#scripts/lib/gateway-paths.ts'
import { print, printError } from '#scripts/lib/print.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { untilInterrupted } from '#scripts/lib/until-interrupted.ts'
import { policyOrigins } from '../build/policy-origins.ts'
import { securityHeaders } from '../build/security-headers.ts'
import { startGateway, type Gateway, type GatewayOptions } from './gateway.ts'

const PRISM_PORT = 4010

interface DevelopmentOptions extends Pick<GatewayOptions, 'upstream' | 'stubbed' | 'keep'> {
  /** Prism alone, without state. */
  prism?: boolean
  /** The mock runs in the page's service worker, and there is no server. */
  browser?: boolean
}

/** The site for development at the first free port from `port` on, with its gateway, until it is interrupted. */
export async function startDevelopment(port: number, options: DevelopmentOptions): Promise<void> {
  const { prism: prismOnly, browser, upstream, stubbed, keep } = options
  let gateway: Gateway | undefined
  let site: ViteDevServer | undefined
  let isServed = true
  /** Why the last generation was not written; empty if it was. */
  let failure = ''
  const report = (why: string, detail: string) => {
    failure = why
    printError(detail)
    const message = `${why}. The last valid contract stays in use.\n\n${detail}`
    site?.ws.send({ type: 'error', err: { message, stack: '' } })
  }
  const contract = await watchContract({
    async onGood({ changed }) {
      isServed &&= !changed.includes(BUNDLE_FILE)
      if (!isServed) await Promise.all([gateway?.reload?.(), writeContractPage()])
      isServed = true
      if (failure !== '') print('  contract  is valid again')
      failure = ''
      site?.ws.send({ type: 'full-reload' })
    },
    onBroken: (message) => report('The contract is broken', message),
    onFailed: (text) => report('An unexpected error stopped the generator', text),
  })
  // Only the first generation ends the start; later on, the last valid contract stays in use.
  if (failure !== '') fail(`start: ${failure}. Fix it and start again.`)
  gateway = browser
    ? undefined
    : await startGateway({
        prismOnly,
        upstream,
        stubbed,
        keep,
        replaceableAt: PRISM_PORT,
        log: (line) => print(`  gateway  ${line}`),
      })
  site = await startVite(port, gateway, options)
  await writeContractPage()
  printAddresses(port, site, gateway, options)
  await untilInterrupted()
  await Promise.all([contract.close(), site.close(), gateway?.close()])
  process.exit(0)
}

async function startVite(
  port: number,
  gateway: Gateway | undefined,
  { prism, upstream }: DevelopmentOptions,
): Promise<ViteDevServer> {
  if (!gateway || prism) process.env['MOCK'] = gateway ? 'prism' : 'browser'
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
  { prism, upstream }: DevelopmentOptions,
): void {
  const address = site.resolvedUrls?.local[0] ?? ''
  if (!address.includes(`:${port}/`)) print(`Port ${port} is taken; the site uses the next free one.`)
  const rows: [string, string][] = [['Site', address]]
  if (gateway) rows.push(['Prism', gateway.url])
  if (gateway?.stubUrl && !prism) rows.push(['Stub gateway', gateway.stubUrl])
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
