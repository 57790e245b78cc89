import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ReadAllButton } from '#src/core/inbox/ReadAllButton.tsx'
import { chromeOf } from '#src/core/routing/chrome.ts'
import { PageHead } from '#src/core/routing/PageHead.tsx'
import { pageNames } from '#src/core/site/page-names.ts'
import { CenterRows } from './CenterRows.tsx'
import { LatestMessages } from './LatestMessages.tsx'
import styles from './MessageList.module.css'

/** `/m/message` and `/m/messages`: the message centre. The first has no header, so the page brings its own (GAP-06). */
export function MessageCenterPage() {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <>
      {chromeOf(pathname).header === 'none' ? (
        <PageHead
          title={intl.formatMessage(pageNames.messages)}
          action={<ReadAllButton kinds={['announcement', 'inbox']} />}
        />
      ) : null}
      <div className={styles.page}>
        <CenterRows />
        <LatestMessages />
      </div>
    </>
  )
}
