import { handleSteps, isLayerEntry, LAYER_MARK } from './layer-entry.ts'
import { closeTopLayer, topLayer } from './layers.ts'

/**
 * While layers are open, one entry of the history stands for them above the entry of the page, with the same address.
 * The back button then reaches that entry's end first: it closes the topmost layer instead of leaving the page. A layer
 * that closes by itself takes the entry with it; a page that is opened from within a layer takes the entry's place. So
 * no entry is left over, however a layer ends.
 *
 * `leaving`: the entry is being taken away, which the browser does later and tells by `popstate`.
 */
let entry: 'absent' | 'held' | 'leaving' = 'absent'
let pageAddress = ''
let restore: () => void = () => {}
/** What the router wrote into the history while the entry was leaving; done once more where it belongs. */
let postponed: (() => void)[] = []

/** To be called whenever a layer has come or gone. */
export function followLayers(): void {
  if (topLayer() && entry === 'absent') hold()
  else settleSoon()
}

/** One layer often follows another, and a closing layer often opens a page: both come before this. */
function settleSoon(): void {
  window.setTimeout(settle)
}

function settle(): void {
  if (topLayer() && entry === 'absent') hold()
  else if (!topLayer() && entry === 'held') leave()
}

/**
 * Takes away the entry of layers that were open when the document was loaded again: nothing stands behind it any more,
 * and a press of back would only reach the same page below it.
 */
export function leaveStaleEntry(): void {
  if (entry !== 'absent' || !isLayerEntry(window.history.state)) return
  handleSteps(onPop)
  restore = watchWrites()
  leave()
}

function hold(): void {
  handleSteps(onPop)
  entry = 'held'
  pageAddress = window.location.href
  window.history.pushState({ ...window.history.state, [LAYER_MARK]: true }, '')
  restore = watchWrites()
}

function leave(): void {
  entry = 'leaving'
  window.history.back()
}

function release(): void {
  restore()
  entry = 'absent'
}

/** The router must not take these steps for page changes, so they are kept from it. */
function onPop(event: PopStateEvent): void {
  if (entry === 'leaving') {
    event.stopImmediatePropagation()
    release()
    for (const write of postponed) write()
    postponed = []
    settle()
  } else if (entry === 'held') {
    release()
    if (window.location.href === pageAddress) {
      event.stopImmediatePropagation()
      closeTopLayer()
    }
    settleSoon()
  } else if (isLayerEntry(event.state)) {
    // Forward again, to layers that are gone.
    event.stopImmediatePropagation()
    leave()
  } else if (isSamePage()) {
    // Back before the page that a layer opened has come: the layer is still there.
    settleSoon()
  }
}

/** Whether the address is still that of the page with the layers, whatever its query. */
function isSamePage(): boolean {
  const [here, there] = [window.location.href, pageAddress].map((address) => address.split(/[?#]/)[0])
  return here === there
}

/**
 * Every way to another page writes into the history, also those that know nothing of layers; this is the one place
 * where all of them can be met. Returns the function that stops watching.
 */
function watchWrites(): () => void {
  const { history } = window
  const { pushState, replaceState } = history
  const postpone = (method: typeof pushState, data: unknown, unused: string, url?: string | URL | null) => {
    // The router reads the address back at once; the entry of the page gets it as soon as it is reached.
    replaceState.call(history, data, unused, url)
    postponed.push(() => method.call(history, data, unused, url))
    if (entry === 'held') leave()
  }
  history.pushState = (data: unknown, unused, url) => {
    if (entry === 'leaving') return postpone(pushState, data, unused, url)
    replaceState.call(history, data, unused, url)
    release()
    // Another page takes its time to come, and the layers of this one go with it.
    if (isSamePage()) settleSoon()
  }
  history.replaceState = (data: unknown, unused, url) => postpone(replaceState, data, unused, url)
  return () => {
    history.pushState = pushState
    history.replaceState = replaceState
  }
}
