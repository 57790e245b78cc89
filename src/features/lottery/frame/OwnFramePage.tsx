import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { paths } from '#src/core/routing/paths.ts'

/**
 * The frame's address on the site's own origin (SHELL-24). The lottery answers there on its own origin; here a kept
 * link leads to the page that opens it. A ticket that may stand in the link is not taken along: it worked once.
 */
export function OwnFramePage() {
  const { pathname } = useLocation()
  const { playType = '', gameId = '' } = matchPath(paths.lotteryFrame, pathname)?.params ?? {}
  return <Navigate to={`${paths.launchGame}?${new URLSearchParams({ playType, gameId }).toString()}`} replace />
}
