import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A category that is chosen from the row that sticks to the top begins right below that row, wherever the page stood;
 * else the banner would take the screen again.
 *
 * @param content of the tab, right after the row
 */
export function useTabInSight(content: RefObject<HTMLElement | null>, chosen: string): void {
  const before = useRef(chosen)
  useLayoutEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    const row = content.current?.previousElementSibling
    if (!row || !content.current) return
    const hidden = row.getBoundingClientRect().bottom - content.current.getBoundingClientRect().top
    if (hidden > 0) window.scrollBy(0, -hidden)
  }, [content, chosen])
}
