import { useIntl } from 'react-intl'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { useLaunch } from '#src/core/games/launch/use-launch.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { lotteryMessages as messages } from '../lottery-messages.ts'
import styles from '../LotteryPage.module.css'
import { LotteryRow } from './LotteryRow.tsx'
import { useLotteries, type LotteryGroup } from './use-lotteries.ts'

/** Groups of lotteries, each with its last draw and the time until the next (NAMED-10, LOTT-04, LOTT-06). */
export function DrawsTab() {
  const intl = useIntl()
  const { groups, recent, lastOf, isPending, error, retry } = useLotteries()
  const { launch, isLaunching } = useLaunch()
  if (isPending) {
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton shape="card" count={5} />
      </div>
    )
  }
  const failed = error ? <LoadFailed error={error} onRetry={retry} /> : null
  if (groups.length === 0) return failed ?? <StateView kind="empty" title={intl.formatMessage(messages.none)} />
  const shown: LotteryGroup[] = [
    ...(recent.length > 0 ? [{ id: 'recent', name: intl.formatMessage(messages.recent), games: recent }] : []),
    ...groups,
  ]
  return (
    <>
      {shown.map(({ id, name, games }) => (
        <section key={id} className={styles.section}>
          <SectionHead title={name ?? intl.formatMessage(categoryNames[id === 'LOTT' ? 'LOTT' : 'ELOTT'])} />
          <Card flush>
            <ul>
              {games.map((game) => (
                <LotteryRow
                  key={game.nodeId}
                  game={game}
                  last={lastOf(game)}
                  isLaunching={isLaunching(game)}
                  onLaunch={launch}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {failed}
    </>
  )
}
