import { useEffect, useRef } from 'react'

/** Single keys, outside fields and dialogs; off where the tester has switched them off (WCAG 2.1.4). */
export function useKeys(keys: Readonly<Record<string, () => void>>, on: boolean): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  }, [keys])

  useEffect(() => {
    if (!on) return undefined
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
      if (event.target.matches('input:not([type=checkbox], [type=radio]), select, textarea, dialog *')) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
}
