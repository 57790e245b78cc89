import { useEffect } from 'react'
import { useLogo } from '#src/core/pictures/use-logo.ts'
import { watchBackSwipes } from '#src/core/routing/back-swipe.ts'
import { catchFocus } from './catch-focus.ts'
import { useFocusOnPage } from './use-focus-on-page.ts'
import { ConnectionBar } from './ConnectionBar.tsx'
import { FloatingBar } from './floating/FloatingBar.tsx'
import { GrantedWish } from './GrantedWish.tsx'
import { offsetHeader } from './header-offset.ts'
import { RegisterModalHost } from './RegisterModalHost.tsx'
import { SearchHost } from './SearchHost.tsx'
import { ServiceHandle } from './floating/ServiceHandle.tsx'
import { SettleCalls } from './SettleCalls.tsx'
import { useScrollSeeker } from './use-scroll-seeker.ts'

interface FloatingPartsProps {
  isHome: boolean
  /** Whether the bottom menu stands below. */
  aboveMenu: boolean
}

/** What floats over the pages, and what is done after a login; its code comes after the first paint. */
export function FloatingParts({ isHome, aboveMenu }: FloatingPartsProps) {
  useScrollSeeker()
  useEffect(catchFocus, [])
  useFocusOnPage()
  useLogo()
  useEffect(() => {
    offsetHeader()
    return watchBackSwipes()
  }, [])
  return (
    <>
      {isHome ? <FloatingBar /> : <ServiceHandle aboveMenu={aboveMenu} />}
      <ConnectionBar />
      <RegisterModalHost />
      <SearchHost />
      <SettleCalls />
      <GrantedWish />
    </>
  )
}
