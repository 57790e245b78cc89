import { fork } from 'node:child_process'
import { join } from 'node:path'
import { keepForEnd } from './scope.ts'

/** Addresses of the servers in the child process. */
export interface Servers {
  stubUrl: string
  /** In the order of the folders. */
  siteUrls: string[]
  close(): Promise<void>
}

/**
 * Starts the stub gateway, and a site server in front of it for each built folder, in one process of their own:
 * beside the tool that measures they would take turns with it.
 *
 * @throws Error when the process ends before it serves
 */
export async function startServers(folders: readonly string[]): Promise<Servers> {
  const child = fork(join(import.meta.dirname, 'servers-child.ts'), folders, {
    // print: only our own pages call these servers.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const close = keepForEnd(async () => {
    child.kill()
    await gone
  })
  const urls = await new Promise<{ stubUrl: string; siteUrls: string[] }>((resolve, reject) => {
    child.once('message', (message: { stubUrl: string; siteUrls: string[] }) => resolve(message))
    child.once('exit', (code) => reject(new Error(`the servers ended with code ${code ?? 'none'}`)))
  })
  return { ...urls, close }
}
