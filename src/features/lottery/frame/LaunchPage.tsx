import { useNavigate, useSearchParams } from 'react-router-dom'
import { forgetOpenGame, openGameOf } from '#src/core/games/launch/open-game.ts'
import { useSession } from '#src/core/session/session.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { lotteryOrigin } from './frame-address.ts'
import { LaunchBar } from './LaunchBar.tsx'
import styles from './LaunchPage.module.css'
import { closingPath, readLaunchQuery } from './launch-query.ts'
import { LotteryFrame } from './LotteryFrame.tsx'
import { NothingToOpen } from './FrameStates.tsx'

/** `/m/launchGame`: the embedded lottery over the whole height, with a way out (SHELL-23, NAMED-12). */
export function LaunchPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const launch = readLaunchQuery(query)
  const openGame = openGameOf(useSession())
  const { info } = useSiteStatus()
  const origin = lotteryOrigin(info.lotteryOrigin, window.location.origin)
  const close = () => {
    forgetOpenGame()
    void navigate(closingPath(launch ?? { comesFromHome: query.has('pageBack') }), { replace: true })
  }
  return (
    <div className={styles.page}>
      <LaunchBar name={openGame?.gameId === launch?.gameId ? openGame?.displayName : undefined} onClose={close} />
      {launch && origin ? (
        <LotteryFrame key={`${origin}?${query.toString()}`} launch={launch} origin={origin} onClose={close} />
      ) : (
        <NothingToOpen onLeave={close} />
      )}
    </div>
  )
}
