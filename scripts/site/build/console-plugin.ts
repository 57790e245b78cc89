import type { Plugin } from 'vite'
import { CONSOLE_PATH, isConsolePath } from '#mock/console/door.ts'
import { consoleFile, consoleFiles } from '#mock/console/files.ts'

/**
 * Brings the console into the doors that have no stub to serve it: the development server with the mock in the page,
 * and the demo. The built site has neither this plugin nor any of its files.
 */
export function consolePlugin(): Plugin {
  return {
    name: 'mock-console',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!isConsolePath(path)) return next()
        consoleFile(path, 'browser').then(async (file) => {
          response.writeHead(file.status, Object.fromEntries(file.headers)).end(await file.text())
        }, next)
      })
    },
    async generateBundle() {
      for (const [path, source] of await consoleFiles('browser')) {
        const fileName = path === CONSOLE_PATH ? `${path}.html` : path
        this.emitFile({ type: 'asset', fileName: fileName.slice(1), source })
      }
    },
  }
}
