import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { setNavigation } from '#src/core/routing/navigation.ts'
import { chromeOf } from '#src/core/routing/chrome.ts'
import { idlePart, latePart } from '#src/ui/loading/late-part.ts'
import { BottomMenu } from '../menu/BottomMenu.tsx'
import { LoginModalHost } from './LoginModalHost.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import { Pages } from './Pages.tsx'
import styles from './Shell.module.css'

const PageHeader = latePart(() => import('./PageHeader.tsx').then((module) => module.PageHeader))
const FloatingParts = idlePart(() => import('./FloatingParts.tsx').then((module) => module.FloatingParts))

/** What stands around every page: header, page, customer service and bottom menu, each by the rules of its address. */
export function Shell() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    setNavigation(navigate)
  }, [navigate])
  const chrome = chromeOf(pathname)
  return (
    <>
      {chrome.header === 'home' ? <HomeHeader /> : null}
      {chrome.header === 'page' ? (
        <Suspense fallback={<div className={styles.headerSpace} />}>
          <PageHeader />
        </Suspense>
      ) : null}
      <Pages />
      <Suspense>
        <FloatingParts isHome={chrome.header === 'home'} aboveMenu={chrome.bottomMenu} />
      </Suspense>
      {chrome.bottomMenu ? <BottomMenu /> : null}
      <LoginModalHost />
    </>
  )
}
