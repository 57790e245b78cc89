import { Suspense, useEffect } from 'react'
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
  return (
    <PageFade key={pathname}>
      <PageFailure>
        <Suspense fallback={<PagePlaceholder />}>{isHomePath(pathname) ? <Home /> : <OtherPages />}</Suspense>
      </PageFailure>
    </PageFade>
  )
}

function Home() {
  useEffect(() => {
    document.title = currentMerchant.brand
    // The login over the lobby goes with it: its code may come when another page stands there.
    return closeLoginModal
  }, [])
  return <HomePage />
}
