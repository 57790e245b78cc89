import Handshake from 'lucide-react/icons/handshake'
import Headset from 'lucide-react/icons/headset'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircle from 'lucide-react/icons/message-circle'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { showRefusal } from '#src/core/errors/show-error.ts'
import { useChatState } from '#src/core/chat/chat-state.ts'
import { useLaunchChat } from '#src/core/chat/launch-chat.ts'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { loginPath } from '#src/core/routing/login-path.ts'
import { safeHttps } from '#src/core/routing/safe-external.ts'
import { paths } from '#src/core/routing/paths.ts'
import { refusalAt } from '#src/core/account/free-check.ts'
import { useSession } from '#src/core/session/session.ts'
import { useUnread } from '#src/core/inbox/unread.ts'
import { serviceMessages } from '#src/core/support/service-messages.ts'
import { customerServiceTitle } from '#src/core/chat/customer-service-title.ts'
import { pageNames } from '#src/core/site/page-names.ts'
import { ServiceLink } from '#src/core/support/ServiceLink.tsx'
import { ServiceSheet } from '#src/core/support/ServiceSheet.tsx'
import { linksByKind } from '#src/core/site/site-links.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { CountBadge } from '#src/ui/display/CountBadge.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { centerMessages as messages } from './center-messages.ts'

/** Where messages come from and go to (MSG-08): each entry leads on, some with the count of what is unread. */
export function CenterRows() {
  const intl = useIntl()
  const unread = useUnread()
  const telegram = linksByKind(useSiteStatus().info.resources?.links).TELEGRAM?.url
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Card flush>
        <Rows>
          {telegram ? (
            <Row
              picture={<Icon icon={Send} directional />}
              title={intl.formatMessage(messages.telegram)}
              detail={intl.formatMessage(messages.telegramDetail)}
              render={({ className, children }) => (
                <ExternalLink className={className} href={telegram}>
                  {children}
                </ExternalLink>
              )}
            />
          ) : null}
          <Row
            picture={<Icon icon={Megaphone} directional />}
            title={intl.formatMessage(pageNames.notice)}
            detail={intl.formatMessage(messages.announcementsDetail)}
            end={<UnreadCount count={unread.announcement} />}
            render={(link) => <Link to={paths.notice} {...link} />}
          />
          <InboxRow unread={unread.inbox} />
          <ChatRow unread={unread.chat} />
          <AffiliateRow />
          <Row
            picture={<Icon icon={Headset} />}
            title={intl.formatMessage(customerServiceTitle)}
            detail={intl.formatMessage(messages.serviceDetail)}
            render={(link) => (
              <ServiceLink {...link} onLeave={() => undefined} onChooseService={() => setChoosing(true)} />
            )}
          />
        </Rows>
      </Card>
      <ServiceSheet open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}

/** Visitors go to the login page and back from there (MSG-16), trial accounts stay where they are (MSG-17). */
function InboxRow({ unread }: { unread: number }) {
  const intl = useIntl()
  const session = useSession()
  const refusal = refusalAt('inbox', session?.type)
  const look = {
    picture: <Icon icon={Mail} />,
    title: intl.formatMessage(pageNames.inbox),
    detail: intl.formatMessage(messages.inboxDetail),
    end: <UnreadCount count={unread} />,
  }
  if (refusal) return <Row {...look} onPress={() => void showRefusal(refusal)} />
  const target = session ? paths.inbox : loginPath({ pathname: paths.inbox, search: '' })
  return <Row {...look} render={(link) => <Link to={target} {...link} />} />
}

/** Shows while the merchant has a chat, and to members whose group may use it (MSG-12, CHAT-01, CHAT-02). */
function ChatRow({ unread }: { unread: number }) {
  const intl = useIntl()
  const state = useChatState()
  const launch = useLaunchChat()
  if (state === 'off' || state === 'absent' || state === 'pending') return null
  return (
    <Row
      picture={<Icon icon={MessageCircle} />}
      title={intl.formatMessage(serviceMessages.chat)}
      detail={intl.formatMessage(messages.chatDetail)}
      end={<UnreadCount count={unread} />}
      onPress={launch}
    />
  )
}

/** The programme for those who bring members, where the merchant has a page for it (MSG-13). */
function AffiliateRow() {
  const intl = useIntl()
  const url = safeHttps(useSiteStatus().info.resources?.affiliateLink?.url)
  if (url === undefined) return null
  return (
    <Row
      picture={<Icon icon={Handshake} />}
      title={intl.formatMessage(messages.affiliate)}
      detail={intl.formatMessage(messages.affiliateDetail)}
      render={({ className, children }) => (
        <ExternalLink className={className} href={url}>
          {children}
        </ExternalLink>
      )}
    />
  )
}

/** MSG-14, MSG-15: nothing at zero, `99+` above 99. */
function UnreadCount({ count }: { count: number }) {
  const intl = useIntl()
  return <CountBadge count={count} label={intl.formatMessage(messages.unread, { count })} />
}
