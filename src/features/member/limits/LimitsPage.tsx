import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { usePlayLimits } from '#src/core/money/play-limits.ts'
import { paths } from '#src/core/routing/paths.ts'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { BreakSection } from './BreakSection.tsx'
import { LimitCard } from './LimitCard.tsx'
import { limitMessages as messages } from './limit-messages.ts'
import styles from './Limits.module.css'
import { PlayHelp } from './PlayHelp.tsx'

/**
 * `/m/member/playLimits`: deposit limits of one's own, breaks, and where help is (BEYOND-10). Where the merchant does
 * not offer them, the page leads back to the member area.
 */
export function LimitsPage() {
  const intl = useIntl()
  const { isOffered, data, error, refetch } = usePlayLimits()
  if (isOffered === false) return <Navigate to={paths.memberHome} replace />
  if (!data) return <LoadingCards count={4} className={styles.page} error={error} onRetry={refetch} />
  return (
    <div className={styles.page}>
      <p className={styles.text}>{intl.formatMessage(messages.lead)}</p>
      <BreakSection running={data.break}>
        <section className={styles.section}>
          <SectionHead flush title={intl.formatMessage(messages.title)} />
          <p className={styles.text}>{intl.formatMessage(messages.rule)}</p>
          {data.limits.map((limit) => (
            <LimitCard key={limit.period} limit={limit} />
          ))}
        </section>
      </BreakSection>
      <PlayHelp />
    </div>
  )
}
