import type { ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { wasBackSwipe } from '#src/core/routing/last-swipe.ts'
import { chromeOf } from '#src/core/routing/chrome.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './PageFade.module.css'

/** A page change fades for 300 ms, but not where the finger has moved the page already (SHELL-42, SHELL-43). */
export function PageFade({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const still = useNavigationType() === 'POP' && wasBackSwipe()
  return (
    <main
      key={pathname}
      className={classNames(styles.page, !still && styles.fade, chromeOf(pathname).bottomMenu && styles.aboveMenu)}
    >
      {children}
    </main>
  )
}
