import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What counts as going elsewhere: a tap, a click, the focus. iOS 12 has no pointer events. */
const LEAVINGS = ['touchstart', 'mousedown', 'focusin'] as const

/**
 * Closes what is open over the page without covering it: by a tap outside, by the focus going elsewhere, and by Escape.
 *
 * @param area what is inside
 * @param onDismiss told by what; Escape leaves the focus inside what goes away
 */
export function useLightDismiss(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (by: 'escape' | 'outside') => void,
): void {
  const leave = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && area.current?.contains(target))) onDismiss('outside')
  })
  const escape = useEffectEvent((event: KeyboardEvent) => {
    // An Escape that cancels the word under way in an input method is not meant for this.
    if (event.key === 'Escape' && !event.isComposing) onDismiss('escape')
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const onLeave = (event: Event) => leave(event)
    const onKey = (event: KeyboardEvent) => escape(event)
    for (const name of LEAVINGS) document.addEventListener(name, onLeave, true)
    document.addEventListener('keydown', onKey)
    return () => {
      for (const name of LEAVINGS) document.removeEventListener(name, onLeave, true)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
}
