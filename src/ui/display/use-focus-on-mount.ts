import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to what takes the place of something that had it.
 *
 * @param wanted false where it stands there from the start
 * @returns for the element, which must be able to hold the focus
 */
export function useFocusOnMount<Holder extends HTMLElement>(wanted = true): RefObject<Holder | null> {
  const holder = useRef<Holder>(null)
  const wantedAtFirst = useRef(wanted)
  useEffect(() => {
    if (wantedAtFirst.current) holder.current?.focus()
  }, [])
  return holder
}
