import { vi } from 'vitest'

type ListenerOptions = boolean | AddEventListenerOptions
type Properties = Map<string, { descriptor: PropertyDescriptor; value: unknown }>

/** What a worker was like before its first file, and what files have left lying since. */
interface Worker {
  timers: Set<ReturnType<typeof setTimeout>>
  /** Timers of the animation frames that were asked for, by handle. */
  frames: Map<number, ReturnType<typeof setTimeout>>
  listeners: (() => void)[]
  /** Own properties of what tests put things on. */
  properties: Map<object, Properties>
}

/** Of a screen with 60 frames a second. */
const FRAME_MS = 1000 / 60
/** The one event that React listens to at the document, once for all that it draws. */
const REACT_OWN = 'selectionchange'
const KEY = Symbol.for('worker before its first test file')

/**
 * Test files share workers, because a page takes longer to set up than most of them to run. Each finds modules of its
 * own, and the page as at the start: this takes away what the files before it left. Libraries and the window stay.
 */
export function cleanWorker(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  const worker: Worker | undefined = Reflect.get(globalThis, KEY)
  if (!worker) return remember()
  worker.frames.forEach((timer) => clearTimeout(timer))
  worker.frames.clear()
  worker.timers.forEach((timer) => clearTimeout(timer))
  worker.timers.clear()
  for (const remove of worker.listeners.splice(0)) remove()
  worker.properties.forEach((properties, target) => restore(target, properties))
  if (typeof document !== 'undefined') cleanPage()
}

function remember(): void {
  const worker: Worker = { timers: new Set(), frames: new Map(), listeners: [], properties: new Map() }
  Reflect.defineProperty(globalThis, KEY, { value: worker })
  // Frames go by Node's own timers, which no test has faked yet.
  if (typeof document !== 'undefined') drawFrames(worker, { setTimeout, clearTimeout })
  noteTimers(worker)
  const targets: object[] = [globalThis]
  if (typeof document !== 'undefined') {
    noteListeners(worker)
    targets.push(document, document.documentElement, document.body, history, navigator, ...prototypes())
  }
  for (const target of targets) worker.properties.set(target, propertiesOf(target))
}

/** Those of the interfaces of the page, such as `Element.prototype`. */
function prototypes(): object[] {
  return Object.getOwnPropertyNames(globalThis).flatMap((name) => {
    const value: unknown = /^[A-Z]/.test(name) ? Reflect.get(globalThis, name) : undefined
    return typeof value === 'function' && typeof value.prototype === 'object' ? [value.prototype] : []
  })
}

function propertiesOf(target: object): Properties {
  return new Map(
    ownKeys(target).flatMap((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(target, key)
      return descriptor ? [[key, { descriptor, value: valueOf(target, key) }]] : []
    }),
  )
}

/** Without what the libraries, which stay, have noted there for themselves. */
function ownKeys(target: object): string[] {
  return Object.getOwnPropertyNames(target).filter((key) => !key.startsWith('_'))
}

/** Only of globals: a property of the window can be set without a change of its descriptor. */
function valueOf(target: object, key: string): unknown {
  return target === globalThis ? Reflect.get(target, key) : undefined
}

function restore(target: object, before: Properties): void {
  for (const key of ownKeys(target)) if (!before.has(key)) Reflect.deleteProperty(target, key)
  before.forEach(({ descriptor, value }, key) => {
    const now = Reflect.getOwnPropertyDescriptor(target, key)
    if (!Object.is(now?.value, descriptor.value) || now?.get !== descriptor.get)
      Reflect.defineProperty(target, key, descriptor)
    if (!Object.is(valueOf(target, key), value)) Reflect.set(target, key, value)
  })
}

function noteTimers({ timers }: Worker): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name]
    const noted = (...call: Parameters<typeof setTimeout>) => {
      const timer = start(...call)
      timers.add(timer)
      return timer
    }
    Object.assign(globalThis, { [name]: Object.defineProperties(noted, Object.getOwnPropertyDescriptors(start)) })
  }
}

/**
 * jsdom draws all frames by one timer. Once that was faked or cleared by a test, no later file of the worker sees a
 * frame any more, so that what counts up stands still: here each frame has a timer of its own.
 * The page has a window beside the global names; libraries that go by an element's document ask there.
 */
function drawFrames(
  { frames }: Worker,
  { setTimeout, clearTimeout }: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>,
): void {
  let last = 0
  for (const target of new Set([globalThis, document.defaultView ?? globalThis])) {
    target.requestAnimationFrame = (draw) => {
      const frame = ++last
      const show = () => {
        frames.delete(frame)
        draw(performance.now())
      }
      frames.set(frame, setTimeout(show, FRAME_MS))
      return frame
    }
    target.cancelAnimationFrame = (frame) => {
      clearTimeout(frames.get(frame))
      frames.delete(frame)
    }
  }
}

function noteListeners({ listeners }: Worker): void {
  for (const target of [window, document]) {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target)
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: ListenerOptions,
    ) => {
      add(type, listener, options)
      if (type !== REACT_OWN) listeners.push(() => target.removeEventListener(type, listener, options))
    }
  }
}

function cleanPage(): void {
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; path=/`
  history.replaceState(null, '', '/')
}
