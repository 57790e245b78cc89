import { defineMessages, useIntl } from 'react-intl'
import { useGetRankList } from '#src/api/generated/games.ts'
import type { RankWin } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { launchableWin } from '#src/core/games/launch/launch.ts'
import { useLaunch } from '#src/core/games/launch/use-launch.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { FittedLine } from '#src/ui/display/FittedLine.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { VerticalTicker } from '#src/ui/motion/VerticalTicker.tsx'
import { maskName } from './mask-name.ts'
import { playGameMessage } from './play-game-message.ts'
import styles from './WinnerBoard.module.css'

/** WIN-01, WIN-02, WIN-06, GAP-113 */
const VISIBLE_ROWS = 3
const STEP_MS = 1_500
const INTERVAL_MS = 3_000
const LIMIT = 20
const ROW_HEIGHT = 'calc(2.5rem + 24px)'
const SEPARATOR = ' · '

const messages = defineMessages({
  title: { id: 'lobby.winners.title', defaultMessage: 'Winning now', description: 'Title of the winner board' },
  play: {
    id: 'lobby.winners.play',
    defaultMessage: 'Play',
    description: 'Button beside a winner that starts the same game',
  },
  pause: {
    id: 'lobby.winners.pause',
    defaultMessage: 'Pause the winners',
    description: 'Label of the button that stops the winner board',
  },
  run: {
    id: 'lobby.winners.run',
    defaultMessage: 'Resume the winners',
    description: 'Label of the button that lets the winner board move again',
  },
})

/** The latest wins, three at a time (WIN-01..06); nothing at all when there is none. */
export function WinnerBoard() {
  const intl = useIntl()
  const language = useLanguage()
  // The board outlives its rows, which move away while the gateway thinks about a game.
  const { launch, isLaunching } = useLaunch()
  const { data } = useGetRankList({
    query: { gameCategory: 'ALL', language, limitNum: LIMIT, merchantCode: currentMerchant.code },
  })
  if (!data || data.list.length === 0) return null
  const title = intl.formatMessage(messages.title)
  return (
    <section className={styles.section}>
      <SectionHead title={title} />
      <Card flush className={styles.card}>
        <VerticalTicker
          className={styles.ticker}
          label={title}
          visible={VISIBLE_ROWS}
          rowHeight={ROW_HEIGHT}
          intervalMs={INTERVAL_MS}
          stepMs={STEP_MS}
          pauseLabel={intl.formatMessage(messages.pause)}
          playLabel={intl.formatMessage(messages.run)}
          items={named(data.list).map(({ key, vo }) => {
            const game = launchableWin(vo)
            return {
              key,
              content: <Win win={vo} isLaunching={isLaunching(game)} onPlay={() => launch(game)} />,
            }
          })}
        />
      </Card>
    </section>
  )
}

/** Each win with a name that it keeps when newer ones come before it. */
function named(list: readonly { vo: RankWin }[]): { key: string; vo: RankWin }[] {
  const times = new Map<string, number>()
  return list.map(({ vo }) => {
    const win = `${vo.nodeId} ${vo.customerName} ${vo.winAmount}`
    const time = times.get(win) ?? 0
    times.set(win, time + 1)
    return { key: `${win} ${time}`, vo }
  })
}

function Win({ win, isLaunching, onPlay }: { win: RankWin; isLaunching: boolean; onPlay: () => void }) {
  const intl = useIntl()
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        <Picture paths={[win.iconUrl]} width={40} height={40} className={styles.image} />
      </span>
      <span className={styles.words}>
        <FittedLine className={styles.amount}>
          <Money amount={win.winAmount} />
        </FittedLine>
        <small className={styles.detail}>
          <bdi>{maskName(win.customerName)}</bdi>
          {SEPARATOR}
          <bdi>{win.gameName}</bdi>
        </small>
      </span>
      <Button
        size="small"
        aria-label={intl.formatMessage(playGameMessage, { game: win.gameName })}
        pending={isLaunching}
        onClick={onPlay}
      >
        {intl.formatMessage(messages.play)}
      </Button>
    </div>
  )
}
