import { join } from 'node:path'
import { startStub } from '#mock/doors/node.ts'
import { startPrism } from '#mock/doors/prism.ts'
import { isUpToDate } from '#scripts/contract/generate/stamp.ts'
import { findFreePort } from '#scripts/lib/free-port.ts'
import { startStubChild } from './stub-child.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** The bundled contract, as `npm run contract -- bundle` writes it. */
const CONTRACT_FILE = join(ROOT, 'dist/contract/openapi.json')

/** How to stand in for the backend. */
export interface GatewayOptions {
  /** Answer from the contract's examples alone, without state. */
  prismOnly?: boolean
  /** A real backend in place of the stub. */
  upstream?: string
  /** First port to try for Prism; any free one when left out. */
  port?: number
  /** Keep the stub's state over restarts. */
  keep?: boolean
  /** Run the stub as a process of its own, which comes back when its code changes or when it ends. */
  supervised?: boolean
  /** Gets one line per notable event: SMS codes, broken answers. */
  log?: (line: string) => void
}

/** A gateway that checks every call against the contract. */
export interface Gateway {
  /** Where calls go: Prism. */
  url: string
  /** Where calls that carry files go (`UPLOAD_PATHS`): round the checking proxy, which would spoil them. */
  uploadUrl: string
  /** Where pictures and the stub's own switches are; undefined with a real backend. */
  stubUrl: string | undefined
  /** Reads the contract again. */
  reload(): Promise<void>
  close(): Promise<void>
}

/** Starts Prism, and behind it the stub gateway or a real backend. */
export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  await bringContractUpToDate()
  const stub = options.upstream ? undefined : await startStubFor(options)
  const behindProxy = options.upstream ?? stub?.url
  const prism = await startPrism({
    mode: options.prismOnly ? 'mock' : 'proxy',
    upstream: behindProxy,
    port: options.port === undefined ? 0 : await findFreePort(options.port),
    contract: CONTRACT_FILE,
    log: options.log,
  })
  return {
    url: prism.url,
    // Prism alone answers examples whatever the files are, so nothing can be spoiled there.
    uploadUrl: options.prismOnly ? prism.url : (behindProxy ?? prism.url),
    stubUrl: stub?.url,
    reload: () => prism.restart(),
    close: async () => {
      await Promise.all([prism.close(), stub?.close()])
    },
  }
}

/** The compiler is loaded only when there is something to do. */
async function bringContractUpToDate(): Promise<void> {
  if (isUpToDate(ROOT)) return
  const { Generator } = await import('#scripts/contract/generate/generate.ts')
  await new Generator(ROOT).write()
}

function startStubFor({ keep = false, log = () => undefined, supervised = false, prismOnly }: GatewayOptions) {
  const options = { port: 0, keep, log, door: prismOnly ? ('prism' as const) : ('stub' as const) }
  return supervised ? startStubChild(options) : startStub(options)
}
