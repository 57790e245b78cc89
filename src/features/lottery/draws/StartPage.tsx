import { useIntl } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { LotteryGame } from '#src/api/generated/types.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { VN_LOTTERY } from '#src/core/games/launch/launch-plan.ts'
import { useLaunch } from '#src/core/games/launch/use-launch.ts'
import { paths } from '#src/core/routing/paths.ts'
import { isolate } from '#src/lib/isolate.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { lotteryMessages as messages } from '../lottery-messages.ts'
import { Countdown } from './Countdown.tsx'
import { OwnDraws, ProviderDraws } from './LastDraws.tsx'
import styles from './StartPage.module.css'
import { GAME_PARAMETER, NODE_PARAMETER } from './start-path.ts'
import { useLotteries } from './use-lotteries.ts'

/** `/m/startLottery`: one lottery with its last draws, and the way to play it (NAMED-11). Else the list. */
export function StartPage() {
  const [query] = useSearchParams()
  const { groups, isPending, error, retry } = useLotteries()
  const gameId = query.get(GAME_PARAMETER)
  const nodeId = query.get(NODE_PARAMETER)
  const alike = groups.flatMap(({ games }) => games).filter((one) => one.gameId === gameId)
  // Numbers of the catalogue may change; the only lottery of an id is meant whatever its number is.
  const game = alike.find((one) => one.nodeId === nodeId) ?? (nodeId && alike.length > 1 ? undefined : alike[0])
  if (gameId && isPending)
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton shape="card" count={3} />
      </div>
    )
  if (game) return <Chosen game={game} />
  if (gameId && error) return <LoadFailed error={error} onRetry={retry} />
  return <Navigate to={paths.lottery} replace />
}

function Chosen({ game }: { game: LotteryGame }) {
  const intl = useIntl()
  const { launch, isLaunching } = useLaunch()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <span className={styles.frame}>
          <Picture className={styles.picture} paths={[game.iconUrl]} width={84} height={84} eager />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            {game.displayName}
          </h2>
          {game.numero ? <p>{intl.formatMessage(messages.drawOf, { numero: isolate(game.numero) })}</p> : null}
          <p className={styles.time}>
            <Countdown closesAt={game.closesAt} />
          </p>
        </div>
      </div>
      <Button variant="primary" size="wide" pending={isLaunching(game)} onClick={() => launch(game)}>
        {intl.formatMessage(messages.play)}
      </Button>
      {game.vassalage === VN_LOTTERY ? <ProviderDraws game={game} /> : <OwnDraws game={game} />}
    </div>
  )
}
