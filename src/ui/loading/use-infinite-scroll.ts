import { useEffect, useEffectEvent, useRef } from 'react'
import { isNearBottom, waitOf } from './infinite-scroll.ts'

/**
 * Asks for more when the end of the document comes near (LIST-03, SHELL-92, SHELL-93). What comes too early is not
 * forgotten: it is looked at again as soon as it may be asked for.
 *
 * @param ready false while a page is under way, after the last one, and after a failure, which waits for a tap
 */
export function useInfiniteScroll(ready: boolean, onMore: () => void): void {
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const more = useEffectEvent(() => {
    askedAt.current = performance.now()
    onMore()
  })
  useEffect(() => {
    if (!ready) return undefined
    let timer: number | undefined
    const check = () => {
      window.clearTimeout(timer)
      if (!isNearBottom(metrics())) return
      const wait = waitOf(askedAt.current, performance.now())
      if (wait === 0) more()
      else timer = window.setTimeout(check, wait)
    }
    check()
    window.addEventListener('scroll', check, { passive: true })
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', check)
    }
  }, [ready])
}

/** A list that comes page by page, as a paged hook gives it. */
interface PagedList {
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** The same for a list as its hook gives it. */
export function useNextPageOnScroll({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: PagedList): void {
  useInfiniteScroll(hasNextPage && !isFetching && !isFetchNextPageError, () => void fetchNextPage())
}

function metrics() {
  return {
    scrollY: window.scrollY,
    viewport: window.innerHeight,
    height: document.documentElement.scrollHeight,
  }
}
