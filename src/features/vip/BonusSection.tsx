import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { VipLevel } from '#src/core/merchant/vip-levels.ts'
import { SwipeRow } from '#src/ui/motion/carousel/SwipeRow.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { BonusCard } from './BonusCard.tsx'
import { BonusDetail } from './BonusDetail.tsx'
import styles from './BonusSection.module.css'
import { ReadAll } from './ReadAll.tsx'
import { vipMessages as messages } from './vip-messages.ts'
import pageStyles from './VipPage.module.css'

/** The 15 bonuses with their numbers to choose from (VIP-04, VIP-05). */
export function BonusSection({ levels }: { levels: readonly VipLevel[] }) {
  const intl = useIntl()
  const [active, setActive] = useState(0)
  const place = (number: number, count: number) => intl.formatMessage(messages.place, { number, count })
  const hasTerms = levels.some(({ terms }) => terms)
  return (
    <section id="bonuses" tabIndex={-1} className={pageStyles.section}>
      <SectionHead
        title={intl.formatMessage(messages.bonuses)}
        action={
          hasTerms ? (
            <ReadAll title={intl.formatMessage(messages.bonusDetailTitle)}>
              <BonusDetail levels={levels} />
            </ReadAll>
          ) : null
        }
      />
      <SwipeRow
        label={intl.formatMessage(messages.bonuses)}
        slides={levels.map((level) => ({ key: `${level.number}`, content: <BonusCard level={level} /> }))}
        active={active}
        onChange={setActive}
        slideLabel={place}
        previousLabel={intl.formatMessage(messages.previousBonus)}
        nextLabel={intl.formatMessage(messages.nextBonus)}
      >
        <output>{place(active + 1, levels.length)}</output>
      </SwipeRow>
      <nav aria-label={intl.formatMessage(messages.pages)}>
        <ol className={styles.pages}>
          {levels.map(({ number }) => (
            <li key={number}>
              <button
                type="button"
                className={styles.page}
                aria-label={intl.formatMessage(messages.showBonus, { number })}
                aria-current={number === active + 1 ? 'true' : undefined}
                onClick={() => setActive(number - 1)}
              >
                <bdi>{number}</bdi>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  )
}
