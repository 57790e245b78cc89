import type { ComponentType, LazyExoticComponent } from 'react'
// oxlint-disable-next-line eslint/no-restricted-imports -- the one place that may
import { lazy } from 'react'
import { untilIdle } from './when-idle.ts'

type Load<Props> = () => Promise<ComponentType<Props>>
type LatePart<Props> = LazyExoticComponent<ComponentType<Props>>

/** The longest pause before a part that did not come is asked for again. */
const ASK_AGAIN_MS = 15_000

let loading = 0

let prepare: () => Promise<unknown> = async () => undefined

/** Sets what every part waits for besides its code: its words, which come apart from those of the first screen. */
export function prepareParts(preparation: () => Promise<unknown>): void {
  prepare = preparation
}

/** Loads the code of a part together with what it waits for. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  loading += 1
  try {
    const [part] = await Promise.all([load(), prepare()])
    return part
  } finally {
    loading -= 1
  }
}

/** Whether parts are on their way: what was tapped may be about to open (HOME-33). */
export const isLoadingParts = (): boolean => loading > 0

/** A part of the first screen, whose words are there already. */
export function firstPart<Props>(load: Load<Props>): LatePart<Props> {
  return lazy(async () => ({ default: await load() }))
}

/**
 * A part whose code loads when it is first rendered; the nearest error boundary shows a failure.
 *
 * @param load imports the module and picks the component
 */
export function lazyPart<Props>(load: Load<Props>): LatePart<Props> {
  return lazy(async () => ({ default: await loadPart(load) }))
}

/** The same for an optional part: if its code does not load, nothing is rendered. */
export function latePart<Props>(load: Load<Props>): LatePart<Props> {
  return lazy(() => partOrNothing(load))
}

/**
 * A late part that is asked for in a pause, so that what the page is for is drawn first. If it did not come it is asked
 * for again: when the connection is back, or after a time, as it may fail without the connection being lost.
 */
export function idlePart<Props>(load: Load<Props>): LatePart<Props> {
  return lazy(() => untilIdle().then(() => partInTheEnd(load)))
}

async function partInTheEnd<Props>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: await loadPart(load) }
  } catch {
    await onlineOrLater()
    return partInTheEnd(load)
  }
}

function onlineOrLater(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = window.setTimeout(goOn, ASK_AGAIN_MS)
    window.addEventListener('online', goOn)
  })
}

async function partOrNothing<Props>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> {
  return { default: await loadPart(load).catch(() => Nothing) }
}

function Nothing() {
  return null
}
