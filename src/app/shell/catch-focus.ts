import { giveFocus } from '#src/ui/layers/focus.ts'
import { hasFocusRing } from '#src/ui/styles/focus-ring.ts'

/** A page, and what is open over it. Around them is the whole site, whose start is no better place than none. */
const ROOM = 'main, [aria-modal]'

/**
 * Where what has the focus leaves, such as a button that was pressed, a browser starts again at the top of the site.
 * Here the focus goes to the closest of what stood around it, so that Tab and screen readers go on from there. It
 * watches these alone, not the whole page. What knows a better place takes the focus itself: `KeptFocus` before,
 * `useFocusOnMount` after.
 *
 * @returns ends it
 */
export function catchFocus(): () => void {
  let around: HTMLElement[] = []
  let ring: boolean | undefined
  const observer = new MutationObserver(() => {
    const [focused, ...others] = around
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    const place = others.find((element) => element.isConnected)
    if (place?.closest(ROOM)) giveFocus(place, ring)
  })
  const follow = (focused: EventTarget | null) => {
    observer.disconnect()
    around = []
    ring = focused instanceof Element && hasFocusRing(focused)
    let at = focused
    for (; at instanceof HTMLElement && at !== document.body; at = at.parentElement) {
      around.push(at)
      observer.observe(at, { childList: true })
    }
  }
  const onFocusIn = ({ target }: Event) => follow(target)
  // Some browsers tell this of what leaves, too, and then before it has left.
  const onFocusOut = () =>
    queueMicrotask(() => {
      if (around[0]?.isConnected && document.activeElement === document.body) follow(null)
    })
  follow(document.activeElement)
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  return () => {
    follow(null)
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
  }
}
