import { join } from 'node:path'
import { startStub } from '#mock/doors/node.ts'
import { startPrism } from '#mock/doors/prism.ts'
import { isUpToDate } from '#scripts/contract/generate/stamp.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { openAddress, type Replaceable } from './standing-address.ts'
import { startStubChild } from './stub-child.ts'

/** The bundled contract, as `npm run contract -- bundle` writes it. */
const CONTRACT_FILE = join(ROOT, 'dist/contract/openapi.json')

/** How to stand in for the backend. */
export interface GatewayOptions {
  /** Answer from the contract's examples alone, without state. */
  prismOnly?: boolean
  /** A real backend in place of the stub. */
  upstream?: string
  /** Operations that the stub answers all the same; it then stands between Prism and the backend. */
  stubbed?: readonly string[]
  /** Keep the stub's state over restarts. */
  keep?: boolean
  /** For development: Prism and the stub are replaced behind their addresses; the first port to try for Prism. */
  replaceableAt?: number
  /** Gets one line per notable event: SMS codes, broken answers. */
  log?: (line: string) => void
}

/** A gateway that checks every call against the contract. */
export interface Gateway {
  /** Where calls go: Prism. */
  url: string
  /** Where calls that carry files go (`UPLOAD_PATHS`): past Prism, which would corrupt them. */
  uploadUrl: string
  /** Where pictures and the stub's own switches are; undefined with a real backend alone. */
  stubUrl: string | undefined
  /** Reads the contract again, without a call that fails; only where Prism is replaceable. */
  reload?(): Promise<void>
  close(): Promise<void>
}

/** Starts Prism, and behind it the stub gateway or a real backend. */
export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  await bringContractUpToDate()
  const stub = options.upstream && !options.stubbed ? undefined : await startStubFor(options)
  const behindProxy = stub?.url ?? options.upstream
  const launchPrism = () =>
    startPrism({
      mode: options.prismOnly ? 'mock' : 'proxy',
      upstream: behindProxy,
      port: 0,
      contract: CONTRACT_FILE,
      log: options.log,
    })
  const prism =
    options.replaceableAt === undefined ? await launchPrism() : await keepAt(options.replaceableAt, launchPrism)
  return {
    ...prism,
    // Prism alone answers examples whatever the files are, so nothing can be spoiled there.
    uploadUrl: options.prismOnly ? prism.url : (behindProxy ?? prism.url),
    stubUrl: stub?.url,
    close: async () => {
      await Promise.all([prism.close(), stub?.close()])
    },
  }
}

async function keepAt(port: number, launch: () => Promise<Replaceable>) {
  const address = await openAddress(port)
  const reload = async () => address.lead(await launch())
  await reload()
  return { url: address.url, reload, close: address.close }
}

/** The compiler is loaded only when there is something to do. */
async function bringContractUpToDate(): Promise<void> {
  if (isUpToDate(ROOT)) return
  const { Generator } = await import('#scripts/contract/generate/generate.ts')
  await new Generator(ROOT).write()
}

function startStubFor(gateway: GatewayOptions) {
  const { keep = false, log = () => undefined, replaceableAt, prismOnly, upstream, stubbed } = gateway
  const backend = upstream !== undefined && stubbed ? { url: upstream, stubbed } : undefined
  const options = { keep, log, door: prismOnly ? ('prism' as const) : ('stub' as const), backend }
  return replaceableAt === undefined ? startStub({ ...options, port: 0 }) : startStubChild(options)
}
