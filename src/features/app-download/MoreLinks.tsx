import BookOpen from 'lucide-react/icons/book-open'
import Gift from 'lucide-react/icons/gift'
import Headset from 'lucide-react/icons/headset'
import Send from 'lucide-react/icons/send'
import { useIntl } from 'react-intl'
import { ChatLink } from '#src/core/chat/ChatLink.tsx'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import type { KeyedLinks } from '#src/core/site/site-links.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { serviceMessages } from '#src/core/support/service-messages.ts'
import { appMessages as messages } from './app-messages.ts'
import styles from './AppPage.module.css'

/** What the channel is called where the merchant gives it no name. */
const BRAND = 'Telegram'

/** Tutorial, bonus and the two ways to ask, as far as they are configured, by the names of the merchant (APP-02). */
export function MoreLinks({ links: { TUTORIAL, BONUS, TELEGRAM, LIVECHAT } }: { links: KeyedLinks }) {
  const intl = useIntl()
  const rows = [
    {
      kind: 'TUTORIAL',
      icon: BookOpen,
      link: TUTORIAL,
      title: intl.formatMessage(messages.tutorial),
      name: TUTORIAL?.labelNameEn,
    },
    { kind: 'BONUS', icon: Gift, link: BONUS, title: intl.formatMessage(messages.bonus), name: BONUS?.labelNameEn },
    { kind: 'TELEGRAM', icon: Send, link: TELEGRAM, title: <bdi lang="en">{TELEGRAM?.labelNameEn || BRAND}</bdi> },
    { kind: 'LIVECHAT', icon: Headset, link: LIVECHAT, title: intl.formatMessage(serviceMessages.chat), Way: ChatLink },
  ]
  if (rows.every(({ link }) => !link)) return null
  return (
    <section className={styles.more}>
      <SectionHead flush title={intl.formatMessage(messages.more)} />
      <Card flush>
        <ul>
          {rows.map(({ kind, icon, link, title, name, Way = ExternalLink }) =>
            link ? (
              <Row
                // Not by the address: two kinds may share one.
                key={kind}
                picture={<Icon icon={icon} />}
                title={title}
                detail={name ? <bdi lang="en">{name}</bdi> : undefined}
                render={(row) => <Way href={link.url} {...row} />}
              />
            ) : null,
          )}
        </ul>
      </Card>
    </section>
  )
}
