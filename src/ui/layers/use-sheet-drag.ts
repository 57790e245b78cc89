import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Lets go below this: the sheet falls back. */
const CLOSE_DISTANCE_PX = 96
/** A flick closes however short. */
const CLOSE_SPEED_PX_PER_MS = 0.6
const FLICK_MIN_PX = 16
/** So far sideways a pull down may begin. */
const SLOP_PX = 8

/** The sheet follows the finger down and closes when it was pulled far or fast enough. */
export function useSheetDrag(panel: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const element = panel.current
    if (!open || !element) return undefined
    let start: { x: number; y: number; at: number } | undefined
    let distance = 0

    const begin = (event: TouchEvent) => {
      const touch = event.touches[0]
      const free = event.touches.length === 1 && isAtTop(event.target, element)
      start = touch && free ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : undefined
      distance = 0
    }
    const follow = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!start || !touch) return
      const pulled = touch.clientY - start.y
      const aside = Math.abs(touch.clientX - start.x)
      if (distance === 0 && pulled <= aside) {
        // An upward or a sideways pull belongs to the content; a finger that has hardly moved may still go any way.
        if (pulled < 0 || aside > SLOP_PX) start = undefined
        return
      }
      if (event.cancelable) event.preventDefault()
      distance = Math.max(1, pulled)
      element.style.transition = 'none'
      element.style.transform = `translateY(${distance}px)`
    }
    const release = (event: TouchEvent) => {
      if (!start || distance === 0) return
      const speed = distance / Math.max(1, event.timeStamp - start.at)
      start = undefined
      const far = distance >= CLOSE_DISTANCE_PX || (distance >= FLICK_MIN_PX && speed >= CLOSE_SPEED_PX_PER_MS)
      distance = 0
      element.style.transition = ''
      if (far && event.type === 'touchend') close()
      element.style.transform = ''
    }

    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', follow, { passive: false })
    element.addEventListener('touchend', release)
    element.addEventListener('touchcancel', release)
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', follow)
      element.removeEventListener('touchend', release)
      element.removeEventListener('touchcancel', release)
    }
  }, [panel, open])
}

function isAtTop(target: EventTarget | null, panel: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== panel; at = at.parentElement) {
    if (at.scrollTop > 0) return false
    if (at instanceof HTMLInputElement && at.type === 'range') return false
  }
  return true
}
