import { useLocation, useNavigate } from 'react-router-dom'
import { chromeOf } from './chrome.ts'
import { paths } from './paths.ts'
import { useIsFirstEntry } from './use-is-first-entry.ts'

/** State of a link that opens something within a page, such as one promotion: back leads to where it was opened. */
export const innerPage = { inner: true } as const

const isInner = (state: unknown): boolean => typeof state === 'object' && state !== null && 'inner' in state

/**
 * What the back control of this page does, wherever it stands (SHELL-48..50, GAP-07, GAP-08): home, or one step back
 * where there is one inside the product, else home (GAP-09).
 *
 * @returns undefined where there is no back control (SHELL-49)
 */
export function useGoBack(): (() => void) | undefined {
  const navigate = useNavigate()
  const isFirstEntry = useIsFirstEntry()
  const { pathname, state } = useLocation()
  const { back } = chromeOf(pathname)
  if (back === 'none') return undefined
  return () => {
    if ((back === 'home' && !isInner(state)) || isFirstEntry()) void navigate(paths.home, { replace: true })
    else void navigate(-1)
  }
}
