import { useIntl } from 'react-intl'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import type { Session } from '#src/core/session/session.ts'
import { useShareText } from '#src/core/invite/ShareButton.tsx'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { socialIcons } from '#src/core/site/social-icons.ts'
import { socialLinks } from '#src/core/site/social-links.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { inviteMessages as messages } from './invite-messages.ts'
import { shareLinks } from './share-links.ts'
import styles from './ShareApps.module.css'

/** The merchant's social apps, each of which opens with the invitation link; nothing where it has none (SHELL-82). */
export function ShareApps({ session, url }: { session: Session; url: string }) {
  const intl = useIntl()
  const text = useShareText(session)
  const { resources } = useSiteStatus().info
  const links = shareLinks(socialLinks(resources?.links ?? []), url, text)
  if (links.length === 0) return null
  return (
    <ul className={styles.apps} aria-label={intl.formatMessage(messages.shareBy)}>
      {links.map((link) => (
        <li key={link.kind}>
          <ExternalLink className={styles.app} href={link.url}>
            <span className={styles.round}>
              <Icon icon={socialIcons[link.kind]} size={22} />
            </span>
            <bdi>{link.labelNameEn}</bdi>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
