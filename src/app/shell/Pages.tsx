import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadLateMessages } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { isHomePath } from '#src/core/routing/paths.ts'
import { loadHome } from '../routes/load-home.ts'
import { page } from '../routes/route.ts'
import { loadOtherPages } from './load-other-pages.ts'
import { PageFade } from './PageFade.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PagePlaceholder } from './PagePlaceholder.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const HomePage = page(loadHome)
// All that is not the first screen comes with what the first screen does not say.
const OtherPages = page(async () => (await Promise.all([loadOtherPages(), loadLateMessages()]))[0])

/** The page of the address: home, which everybody may see, or one of the table. */
export function Pages() {
  const { pathname } = useLocation()
  useScrollMemory()
  return (
    <PageFade>
      <PageFailure key={pathname}>
        <Suspense fallback={<PagePlaceholder />}>{isHomePath(pathname) ? <Home /> : <OtherPages />}</Suspense>
      </PageFailure>
    </PageFade>
  )
}

function Home() {
  useEffect(() => {
    document.title = currentMerchant.brand
  }, [])
  return <HomePage />
}
