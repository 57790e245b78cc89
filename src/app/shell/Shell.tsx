import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { setNavigation } from '#src/core/routing/navigation.ts'
import { chromeOf } from '#src/core/routing/chrome.ts'
import { latePart } from '#src/ui/late-part.ts'
import { BottomMenu } from './BottomMenu.tsx'
import { offsetHeader } from './header-offset.ts'
import { HomeHeader } from './HomeHeader.tsx'
import { PageHeader } from './PageHeader.tsx'
import { Pages } from './Pages.tsx'

const ServiceHandle = latePart(async () => (await import('./ServiceHandle.tsx')).ServiceHandle)

/** What stands around every page: header, page, customer service and bottom menu, each by the rules of its address. */
export function Shell() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => setNavigation(navigate), [navigate])
  useEffect(offsetHeader, [])
  const chrome = chromeOf(pathname)
  return (
    <>
      {chrome.header === 'home' ? <HomeHeader /> : null}
      {chrome.header === 'page' ? <PageHeader /> : null}
      <Pages />
      <Suspense>
        <ServiceHandle aboveMenu={chrome.bottomMenu} />
      </Suspense>
      {chrome.bottomMenu ? <BottomMenu /> : null}
    </>
  )
}
