import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { VipLevel } from '#src/core/merchant/vip-levels.ts'
import { formatPercent } from '#src/lib/money.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { SwipeRow } from '#src/ui/motion/carousel/SwipeRow.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { Amount } from './Amount.tsx'
import { LevelCard } from './LevelCard.tsx'
import { LevelDetail } from './LevelDetail.tsx'
import { ReadAll } from './ReadAll.tsx'
import { vipMessages as messages } from './vip-messages.ts'
import styles from './VipPage.module.css'

/** The 15 cards in a coverflow, and what the one in the middle gives and asks for (VIP-03, VIP-05, VIP-06). */
export function LevelSection({ levels }: { levels: readonly VipLevel[] }) {
  const intl = useIntl()
  const [active, setActive] = useState(0)
  const number = active + 1
  const terms = levels[active]?.terms
  const place = intl.formatMessage(messages.place, { number, count: levels.length })
  const action = terms ? (
    <ReadAll title={intl.formatMessage(messages.detailTitle)}>
      <LevelDetail levels={levels} />
    </ReadAll>
  ) : null
  return (
    <section id="levels" tabIndex={-1} className={styles.section}>
      <VisuallyHidden as="h2">{intl.formatMessage(messages.levels)}</VisuallyHidden>
      <SwipeRow
        flow
        label={intl.formatMessage(messages.levels)}
        slides={levels.map((level) => ({ key: `${level.number}`, content: <LevelCard level={level} /> }))}
        active={active}
        onChange={setActive}
        slideLabel={(at, count) => intl.formatMessage(messages.place, { number: at, count })}
        previousLabel={intl.formatMessage(messages.previous)}
        nextLabel={intl.formatMessage(messages.next)}
      >
        <output>{place}</output>
      </SwipeRow>
      <div className={styles.part}>
        <SectionHead title={intl.formatMessage(messages.gives, { number })} action={action} />
        {terms ? (
          <dl className={styles.facts}>
            <Fact name={intl.formatMessage(messages.rebate)}>
              <bdi>{formatPercent(terms.rebatePercent)}</bdi>
            </Fact>
            <Fact name={intl.formatMessage(messages.levelUp)}>
              <Amount amount={terms.levelUpBonus} />
            </Fact>
            <Fact name={intl.formatMessage(messages.birthday)}>
              <Amount amount={terms.birthdayGift} />
            </Fact>
            <Fact name={intl.formatMessage(messages.withdrawal)}>
              <Amount amount={terms.withdrawalADay} />
            </Fact>
          </dl>
        ) : (
          <Card className={styles.words}>{intl.formatMessage(messages.unknown)}</Card>
        )}
      </div>
      <div className={styles.part}>
        <SectionHead title={intl.formatMessage(messages.reach, { number })} />
        {terms ? (
          <dl className={styles.facts}>
            <Fact name={intl.formatMessage(messages.deposits)}>
              <Amount amount={terms.deposits} />
            </Fact>
            <Fact name={intl.formatMessage(messages.validBets)}>
              <Amount amount={terms.validBets} />
            </Fact>
          </dl>
        ) : null}
        <p className={styles.note}>{intl.formatMessage(messages.cumulative)}</p>
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
