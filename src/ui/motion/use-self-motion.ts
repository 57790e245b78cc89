import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hasFocusRing } from '#src/ui/styles/focus-ring.ts'
import { isCovered, watchCover } from '#src/ui/layers/layers.ts'
import { prefersStillness, stillness } from '#src/ui/styles/stillness.ts'

/** A tap is followed by mouse events that never leave again; they are told apart by time. */
const GHOST_MOUSE_MS = 800

export interface SelfMotion {
  /** It may move now. */
  moving: boolean
  /** The member (or the system's wish for stillness) stopped it; hover and focus do not count. */
  paused: boolean
  toggle: () => void
  /** Spread on the element that holds what moves. */
  hold: {
    ref: (element: HTMLElement | null) => void
    onMouseEnter: () => void
    onMouseLeave: () => void
    onTouchStart: () => void
    onTouchEnd: () => void
    onTouchCancel: () => void
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/**
 * When something that moves by itself may move: not under a mouse, a finger or the focus, not where nobody sees it or
 * behind a layer, not under reduced motion unless it was started by hand, not after it was paused by hand. WCAG 2.2.2,
 * GAP-113.
 *
 * @param resting whether it waits to be started by hand for another reason
 */
export function useSelfMotion(enabled: boolean, resting = false): SelfMotion {
  const [choice, setChoice] = useState<'run' | 'pause' | undefined>()
  const [hovered, setHovered] = useState(false)
  const [touched, setTouched] = useState(false)
  const [focused, setFocused] = useState(false)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const lastTouch = useRef(-GHOST_MOUSE_MS)
  const hidden = useHiddenTab()
  const away = useOutOfView(element)
  const covered = useSyncExternalStore(watchCover, () => element !== null && isCovered(element))
  const still = useReducedMotion()

  const paused = choice === undefined ? still || resting : choice === 'pause'
  const release = () => {
    lastTouch.current = performance.now()
    setTouched(false)
  }
  return {
    moving: enabled && !paused && !hovered && !touched && !focused && !hidden && !away && !covered,
    paused,
    toggle: () => setChoice(paused ? 'run' : 'pause'),
    hold: {
      ref: setElement,
      onMouseEnter: () => {
        if (performance.now() - lastTouch.current >= GHOST_MOUSE_MS) setHovered(true)
      },
      onMouseLeave: () => setHovered(false),
      onTouchStart: () => setTouched(true),
      onTouchEnd: release,
      onTouchCancel: release,
      // A tapped button keeps the focus; that alone must not stop the motion. Where nobody can tell, every focus
      // counts.
      onFocus: (event) => setFocused(hasFocusRing(event.target) ?? true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const update = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return hidden
}

/** Whether an element has been scrolled away, as far as the browser tells. */
function useOutOfView(element: HTMLElement | null): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!element || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setAway(!isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return away
}

function useReducedMotion(): boolean {
  const [still, setStill] = useState(prefersStillness)
  useEffect(() => {
    const query = stillness()
    const update = () => setStill(prefersStillness())
    query?.addListener(update) // addEventListener is missing before Safari 14
    return () => query?.removeListener(update)
  }, [])
  return still
}
