import { brotliDecompressSync } from 'node:zlib'
import { startBrowser } from './browser-process.ts'
import { WINDOW, type Engine, type EnginePage } from './engine.ts'
import { fetchPacked, fetchProblem, type Packed } from './fetch-packed.ts'
import { openJsonSocket } from './json-socket.ts'

/** This one was made for a machine without services, and starts with these alone. */
const ARGUMENTS = '--headless --no-sandbox --single-process --no-zygote --disable-gpu --remote-debugging-port=0'.split(
  ' ',
)
/** Chromium 70, in a package that was made for servers without one; 34 MB. */
const CHROMIUM: Packed = {
  version: 'chrome-aws-lambda@1.7.0',
  tarball: 'chrome-aws-lambda-1.7.0.tgz',
  integrity: 'sha512-AYOlhrTitaB3v5N1mnEzXdhKzGGLFtH/VDnsT0HK3Vvc9xFep+QP/TgXeDDPu+M+AyLNIkMYkhRZroIc9Kv6eA==',
  file: 'package/bin/chromium-70.0.3508.0.br',
  name: 'chromium-70.0.3508.0',
  unpack: brotliDecompressSync,
  mode: 0o755,
}
const PAGE_LIMIT_MS = 20_000

interface Remote {
  value?: unknown
  description?: string
}
interface Thrown {
  text: string
  exception?: Remote
}

/** Chrome 70, the oldest one that the site is built for (GAP-126), driven by its own protocol. */
export const chrome70: Engine = {
  name: 'chrome70',
  prepare: async () =>
    process.platform === 'linux' && process.arch === 'x64'
      ? fetchProblem(CHROMIUM)
      : 'this Chromium is made for Linux on x64',
  launch,
}

async function launch(site: string): Promise<EnginePage> {
  const browser = await startBrowser(
    await fetchPacked(CHROMIUM),
    (folder) => [
      ...ARGUMENTS,
      `--window-size=${WINDOW.width},${WINDOW.height}`,
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    /DevTools listening on ws:\/\/([^/]+)\//,
  )
  const errors: string[] = []
  const socket = await openJsonSocket(await pageAddress(browser.found), (name, params) => {
    const error = errorOf(name, params)
    if (error !== undefined) errors.push(error)
  })
  for (const part of ['Runtime', 'Log', 'Page']) await socket.send(`${part}.enable`)
  return {
    open: async (path) => void (await socket.send('Page.navigate', { url: `${site}${path}` })),
    async evaluate(expression) {
      const answer = await socket.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
      const thrown = answer['exceptionDetails'] as Thrown | undefined
      if (thrown) throw new Error(thrown.exception?.description ?? thrown.text)
      return (answer['result'] as Remote).value
    },
    async tapAt(x, y) {
      const mouse = (type: string) =>
        socket.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
      await mouse('mousePressed')
      await mouse('mouseReleased')
    },
    async type(text) {
      for (const sign of text) {
        const key =
          sign === '\n' ? { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 } : { text: sign }
        await socket.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
        await socket.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined })
      }
    },
    errors: () => errors,
    async close() {
      socket.close()
      await browser.end()
    },
  }
}

/** Its first page, which comes a moment after the browser. */
async function pageAddress(host: string): Promise<string> {
  for (const end = Date.now() + PAGE_LIMIT_MS; Date.now() < end;) {
    const [page] = await (await fetch(`http://${host}/json/list`)).json()
    if (page) return page.webSocketDebuggerUrl
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('Chrome 70 opened no page')
}

function errorOf(name: string, params: Record<string, unknown>): string | undefined {
  if (name === 'Runtime.exceptionThrown') {
    const { text, exception } = params['exceptionDetails'] as Thrown
    return exception?.description ?? text
  }
  if (name === 'Runtime.consoleAPICalled' && params['type'] === 'error')
    return (params['args'] as Remote[]).map(({ value, description }) => description ?? String(value)).join(' ')
  if (name === 'Log.entryAdded') {
    const { level, text, url = '' } = params['entry'] as { level: string; text: string; url?: string }
    // It knows no trusted types, of which the policy speaks too.
    if (level === 'error' && !text.startsWith('Unrecognized Content-Security-Policy directive'))
      return `${text} ${url}`.trim()
  }
  return undefined
}
