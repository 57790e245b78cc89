import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { giveFocus } from '#src/ui/layers/focus.ts'

/**
 * What was pressed leaves with its page, and the focus with it: the next page takes it, so that its beginning is read
 * out, unless something in it has (GAP-132). It comes late, as it moves nothing at the start.
 */
export function useFocusOnPage(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const page = document.querySelector('main')
    if (page && document.activeElement === document.body) giveFocus(page)
  }, [pathname])
}
