import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PageFailure } from '#src/core/errors/PageFailure.tsx'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { isHomePath } from '#src/core/routing/paths.ts'
import { closeLoginModal } from '#src/core/session/login-modal.ts'
import { firstPart } from '#src/ui/loading/late-part.ts'
import { loadHome } from '../routes/load-home.ts'
import { page } from '../routes/route.ts'
import { loadOtherPages } from './load-other-pages.ts'
import { loadPage } from '../routes/load-page.ts'
import { PageFade } from './PageFade.tsx'
import { PagePlaceholder } from './PagePlaceholder.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const HomePage = firstPart(() => loadPage(loadHome))
const OtherPages = page(loadOtherPages)

/** The page of the address: home, which everybody may see, or one of the table. */
export function Pages() {
  const { pathname } = useLocation()
  useScrollMemory()
  useFocusOnPage(pathname)
  return (
    <PageFade key={pathname}>
      <PageFailure>
        <Suspense fallback={<PagePlaceholder />}>{isHomePath(pathname) ? <Home /> : <OtherPages />}</Suspense>
      </PageFailure>
    </PageFade>
  )
}

/**
 * What was pressed has left with its page, and the focus with it: the next page takes it, so that its beginning is read
 * out, unless something in it has (GAP-132).
 */
function useFocusOnPage(pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
    last.current = pathname
  }, [pathname])
}

function Home() {
  useEffect(() => {
    document.title = currentMerchant.brand
    // The login over the lobby goes with it: its code may come when another page stands there.
    return closeLoginModal
  }, [])
  return <HomePage />
}
