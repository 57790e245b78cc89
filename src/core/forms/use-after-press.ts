import { useEffect, useRef } from 'react'

/**
 * Gives a function that runs an action once no button of the mouse is held. Pressing one leaves the field before, and
 * an error that appeared right then would move what is pressed away from under the pointer: there would be no click.
 */
export function useAfterPress(): (action: () => void) => void {
  const waiting = useRef<(() => void)[] | undefined>(undefined)
  useEffect(() => {
    const press = () => {
      waiting.current = []
    }
    const release = () => {
      const actions = waiting.current ?? []
      waiting.current = undefined
      // The click comes after this event.
      setTimeout(() => actions.forEach((action) => action()))
    }
    window.addEventListener('mousedown', press, true)
    window.addEventListener('mouseup', release, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      window.removeEventListener('mouseup', release, true)
    }
  }, [])
  return (action) => {
    if (waiting.current) waiting.current.push(action)
    else action()
  }
}
