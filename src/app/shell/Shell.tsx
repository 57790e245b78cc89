import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { setNavigation } from '#src/core/routing/navigation.ts'
import { chromeOf } from '#src/core/routing/chrome.ts'
import { BottomMenu } from './BottomMenu.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import { PageHeader } from './PageHeader.tsx'
import { Pages } from './Pages.tsx'
import { ServiceHandle } from './ServiceHandle.tsx'

/** What stands around every page: header, page, customer service and bottom menu, each by the rules of its address. */
export function Shell() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => setNavigation(navigate), [navigate])
  const chrome = chromeOf(pathname)
  return (
    <>
      {chrome.header === 'home' ? <HomeHeader /> : null}
      {chrome.header === 'page' ? <PageHeader back={chrome.back} /> : null}
      <Pages />
      <ServiceHandle aboveMenu={chrome.bottomMenu} />
      {chrome.bottomMenu ? <BottomMenu /> : null}
    </>
  )
}
