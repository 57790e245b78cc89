import { startBrowser } from './browser-process.ts'
import { installDebianPackages } from './debian.ts'
import { WINDOW, type Engine, type EnginePage } from './engine.ts'
import { openJsonSocket } from './json-socket.ts'

const ENTER = '\uE007'

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  prepare: () => installDebianPackages('firefox-esr', ['firefox-esr']),
  launch,
}

async function launch(site: string): Promise<EnginePage> {
  const browser = await startBrowser(
    'firefox-esr',
    (folder) => ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'],
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
  )
  const errors: string[] = []
  const socket = await openJsonSocket(`${browser.found}/session`, (name, params) => {
    if (name === 'log.entryAdded' && params['level'] === 'error') errors.push(String(params['text']))
  })
  await socket.send('session.new', { capabilities: {} })
  await socket.send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await socket.send('browsingContext.getTree', {})
  const [{ context }] = contexts as [{ context: string }]
  await socket.send('browsingContext.setViewport', { context, viewport: WINDOW })
  const act = (type: string, actions: object[], parameters?: object) =>
    socket.send('input.performActions', { context, actions: [{ type, id: type, actions, ...parameters }] })
  return {
    async open(path) {
      await socket.send('browsingContext.navigate', { context, url: `${site}${path}`, wait: 'none' })
    },
    async evaluate(expression) {
      // The protocol wraps objects in a form of its own; a text comes as it is.
      const answer = await socket.send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`,
        target: { context },
        awaitPromise: true,
      })
      if (answer['type'] === 'exception') throw new Error((answer['exceptionDetails'] as { text: string }).text)
      return JSON.parse((answer['result'] as { value: string }).value).value
    },
    async tapAt(x, y) {
      const moves = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await act('pointer', moves, { parameters: { pointerType: 'mouse' } })
    },
    async type(text) {
      const keys = [...text.replaceAll('\n', ENTER)].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act('key', keys)
    },
    errors: () => errors,
    async close() {
      socket.close()
      await browser.end()
    },
  }
}
