import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useGetHelpCenter } from '#src/api/generated/system.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { HelpContents } from './HelpContents.tsx'
import { HelpMore } from './HelpMore.tsx'
import { helpMessages as messages } from './help-messages.ts'
import styles from './HelpPage.module.css'

const PENDING_SECTIONS = 7

/** `/m/help`: the operator's help texts in the language of the page (HELP-01, HELP-07, SHELL-12). */
export function HelpPage() {
  const intl = useIntl()
  const { key } = useLocation()
  const lang = useLanguage()
  const { data, error, refetch } = useGetHelpCenter({ query: { lang, device: 'MOBILE' } })
  if (!data) {
    if (error) return <LoadFailed error={error} onRetry={refetch} />
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton shape="card" className={styles.pendingSearch} />
        <Skeleton shape="card" count={PENDING_SECTIONS} className={styles.pending} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      {data.list.length === 0 ? (
        <StateView
          kind="empty"
          title={intl.formatMessage(messages.emptyTitle)}
          text={intl.formatMessage(messages.emptyText)}
        />
      ) : (
        // A link inside a help text may lead to another section: that is a visit of its own.
        <HelpContents key={`${key} ${lang}`} sections={data.list} />
      )}
      <HelpMore />
    </div>
  )
}
