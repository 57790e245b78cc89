import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useGetVnOpenedNumbers, useListOpenedNumbers } from '#src/api/generated/lottery.ts'
import type { LotteryGame } from '#src/api/generated/types.ts'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { isolate } from '#src/lib/isolate.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { lotteryMessages as messages } from '../lottery-messages.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { Balls } from './Balls.tsx'
import { atNextDraw } from './at-next-draw.ts'
import styles from './StartPage.module.css'

/** The last draws of one of the site's own lotteries (`opened/numero`). */
export function OwnDraws({ game }: { game: LotteryGame }) {
  const intl = useIntl()
  const draws = useListOpenedNumbers(...callFor(game, useLanguage()))
  return (
    <Draws of={draws} count={draws.data?.list.length}>
      {draws.data?.list.map(({ numero, openedAt, numbers }) => (
        <Draw key={numero} numero={numero} openedAt={openedAt}>
          <Balls numbers={numbers} label={intl.formatMessage(messages.numbers)} />
        </Draw>
      ))}
    </Draws>
  )
}

/** The same for the provider whose numbers belong to prizes (`numeros/opened/game`). */
export function ProviderDraws({ game }: { game: LotteryGame }) {
  const intl = useIntl()
  const draws = useGetVnOpenedNumbers(...callFor(game, useLanguage()))
  return (
    <Draws of={draws} count={draws.data?.list.length}>
      {draws.data?.list.map(({ numero, openedAt, prizes }) => (
        <Draw key={numero} numero={numero} openedAt={openedAt}>
          {prizes.map(({ rank, numbers }) => {
            const name =
              rank === 0 ? intl.formatMessage(messages.special) : intl.formatMessage(messages.prize, { rank })
            return (
              <div key={rank} className={styles.prize}>
                <span className={styles.rank} aria-hidden="true">
                  {name}
                </span>
                <Balls numbers={numbers} label={name} />
              </div>
            )
          })}
        </Draw>
      ))}
    </Draws>
  )
}

function callFor(game: LotteryGame, language: string) {
  return [{ query: { gameId: game.gameId, language } }, { refetchInterval: atNextDraw(() => [game]) }] as const
}

interface DrawsProps {
  of: { error: GatewayError | null; refetch: () => unknown }
  /** Undefined while they are asked for. */
  count: number | undefined
  children: ReactNode
}

function Draws({ of, count, children }: DrawsProps) {
  const intl = useIntl()
  return (
    <section className={styles.section} aria-busy={count === undefined && !of.error}>
      <SectionHead flush title={intl.formatMessage(messages.lastDraws)} />
      {of.error && count === undefined ? <LoadFailed error={of.error} onRetry={of.refetch} /> : null}
      {count === undefined && !of.error ? <Skeleton shape="card" count={3} /> : null}
      {count === 0 ? <StateView kind="empty" title={intl.formatMessage(messages.notDrawn)} /> : null}
      {count ? (
        <Card flush>
          <ul>{children}</ul>
        </Card>
      ) : null}
    </section>
  )
}

function Draw({ numero, openedAt, children }: { numero: string; openedAt: string; children: ReactNode }) {
  const intl = useIntl()
  return (
    <li className={styles.draw}>
      <span className={styles.caption}>
        <span>{intl.formatMessage(messages.drawOf, { numero: isolate(numero) })}</span>
        <Moment at={openedAt} />
      </span>
      {children}
    </li>
  )
}
