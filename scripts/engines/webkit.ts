import { createServer } from 'node:net'
import { startBrowser } from './browser-process.ts'
import { installDebianPackages } from './debian.ts'
import { WINDOW, type Engine, type EnginePage } from './engine.ts'
import { listenForErrors } from './error-listener.ts'

const ENTER = '\uE007'
const START_LIMIT_MS = 30_000
/** A driver that has died is not waited for. */
const ANSWER_LIMIT_MS = 30_000
const TRY_AGAIN_MS = 100

/** What hinders WebKitGTK here, in one line, if anything does. */
export const webKitProblem = (): Promise<string | undefined> =>
  installDebianPackages('webkit2gtk-driver xvfb xauth', ['WebKitWebDriver', 'xvfb-run'])

/** WebKitGTK, the engine of Safari as Debian has it, driven by WebDriver. */
export const webkit: Engine = {
  name: 'webkit',
  prepare: webKitProblem,
  launch: launchWebKit,
}

/** @param before code that runs in each page before everything else */
export async function launchWebKit(site: string, before = ''): Promise<EnginePage> {
  // WebDriver knows no console, and MiniBrowser tells it nobody while it is driven.
  const listener = await listenForErrors(site, before)
  const port = await freePort()
  const script = `echo "port $0"; exec WebKitWebDriver --port=$0`
  const driver = await startBrowser('xvfb-run', () => ['-a', 'sh', '-c', script, String(port)], /^port (\d+)$/)
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const address = `http://127.0.0.1:${port}/session${path}`
    const answer = await fetch(address, {
      method,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error((value as { message: string }).message)
    return value
  }
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } }
  const { sessionId } = (await untilItListens(() => ask('POST', '', { capabilities }))) as { sessionId: string }
  const own = (path: string, body: object) => ask('POST', `/${sessionId}/${path}`, body)
  await own('window/rect', WINDOW)
  const act = (type: string, actions: object[]) =>
    own('actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    })
  return {
    open: async (path) => void (await own('url', { url: `${listener.url}${path}` })),
    evaluate: async (expression) => {
      const told = (await own('execute/async', { script: asyncScript(expression), args: [] })) as {
        value?: unknown
        error?: string
      }
      if (told.error !== undefined) throw new Error(told.error)
      return told.value
    },
    async tapAt(x, y) {
      await act('pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    async type(text) {
      const signs = [...text.replaceAll('\n', ENTER)]
      await act(
        'key',
        signs.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )
    },
    errors: () => listener.errors,
    async close() {
      await ask('DELETE', `/${sessionId}`).catch(() => undefined)
      await driver.end()
      await listener.close()
    },
  }
}

const asyncScript = (expression: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => ${expression})
    .then((value) => done({ value }), (error) => done({ error: String(error) }));`

async function untilItListens(ask: () => Promise<unknown>): Promise<unknown> {
  for (const end = Date.now() + START_LIMIT_MS; ;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    }
  }
}

/** One that nobody listens at; the driver wants to be told one. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
