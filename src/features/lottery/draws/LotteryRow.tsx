import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import { useIntl } from 'react-intl'
import type { Draw, LotteryGame } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { textDirection } from '#src/lib/text-direction.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { lotteryMessages as messages } from '../lottery-messages.ts'
import { Balls } from './Balls.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './LotteryRow.module.css'
import { startPath } from './start-path.ts'

/** One lottery: a tap plays it; beside it the way to its last draws. */
export function LotteryRow(props: {
  game: LotteryGame
  last: Draw | undefined
  isLaunching: boolean
  onLaunch: (game: LotteryGame) => void
}) {
  const { game, last, isLaunching, onLaunch } = props
  const intl = useIntl()
  return (
    <li className={styles.row}>
      <button type="button" className={styles.hit} aria-busy={isLaunching || undefined} onClick={() => onLaunch(game)}>
        <span className={styles.frame}>
          <Picture className={styles.picture} paths={[game.iconUrl]} width={52} height={52} />
        </span>
        <span className={styles.words}>
          <span className={styles.name} dir={textDirection(game.displayName)}>
            {game.displayName}
          </span>
          {last ? <Balls small numbers={last.numbers} label={intl.formatMessage(messages.lastDraw)} /> : null}
        </span>
        <span className={styles.time}>
          <Countdown closesAt={game.closesAt} isInControl />
        </span>
      </button>
      <IconButton
        label={intl.formatMessage(messages.resultsOf, { lottery: game.displayName })}
        render={(link) => <Link to={startPath(game)} {...link} />}
      >
        <Icon icon={ChartNoAxesColumn} size={20} />
      </IconButton>
    </li>
  )
}
