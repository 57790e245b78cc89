import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AffiliateUrl, RebateRate } from '#src/api/generated/types.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { MoreRows, type NextPage } from '#src/core/records/MoreRows.tsx'
import type { Session } from '#src/core/session/session.ts'
import { inviteMessages as shared } from '#src/core/invite/invite-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { KeptFocus } from '#src/ui/loading/KeptFocus.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { agentMessages as messages, linksOfMax } from '../agent-messages.ts'
import { LinkCard } from './LinkCard.tsx'
import styles from './Links.module.css'
import { LinkSheet } from './LinkSheet.tsx'
import { NewLinkForm } from './NewLinkForm.tsx'

interface LinkListProps {
  session: Session
  own: readonly RebateRate[]
  links: readonly AffiliateUrl[]
  /** Hosts for which links can be made. */
  domains: readonly string[]
  maxLinks: number
  total: number
  query: NextPage
}

/** The agent's links, newest first, each with its code picture behind it, and the way to a new one (NAMED-06). */
export function LinkList({ session, own, links, domains, maxLinks, total, query }: LinkListProps) {
  const intl = useIntl()
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState<AffiliateUrl>()
  const isFull = total >= maxLinks
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.count}>{intl.formatMessage(linksOfMax, { count: total, max: maxLinks })}</span>
        <Button variant="primary" icon={<Icon icon={Plus} />} disabled={isFull} onClick={() => setMaking(true)}>
          {intl.formatMessage(messages.makeLink)}
        </Button>
      </div>
      {isFull ? <p className={styles.full}>{intl.formatMessage(messages.full)}</p> : null}
      <KeptFocus>
        {links.length === 0 ? (
          <StateView
            kind="empty"
            title={intl.formatMessage(shared.none)}
            text={intl.formatMessage(messages.noLinksText)}
          />
        ) : (
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.linkId}>
                <LinkCard link={link} onShow={() => setShown(link)} />
              </li>
            ))}
          </ul>
        )}
        <MoreRows query={query} />
      </KeptFocus>
      <Sheet
        open={isMaking}
        onClose={() => setMaking(false)}
        title={intl.formatMessage(messages.newLink)}
        closeLabel={intl.formatMessage(commonMessages.close)}
      >
        <NewLinkForm
          own={own}
          domains={domains}
          onMade={(link) => {
            setMaking(false)
            setShown(link)
          }}
        />
      </Sheet>
      <LinkSheet
        session={session}
        link={shown}
        onClose={() => setShown(undefined)}
        onGone={({ linkId }) => setShown((now) => (now?.linkId === linkId ? undefined : now))}
      />
    </>
  )
}
