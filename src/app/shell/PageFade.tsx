import { useState, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { wasBackSwipe } from '#src/core/routing/last-swipe.ts'
import { chromeOf } from '#src/core/routing/chrome.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './PageFade.module.css'

/**
 * A page change fades for 300 ms, but not where the finger has moved the page already (SHELL-42, SHELL-43). Its key is
 * the path of the page: a change of the rest of the address is no page change.
 */
export function PageFade({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const [still] = useState(() => isPop && wasBackSwipe())
  return (
    <main className={classNames(styles.page, !still && styles.fade, chromeOf(pathname).bottomMenu && styles.aboveMenu)}>
      {children}
    </main>
  )
}
