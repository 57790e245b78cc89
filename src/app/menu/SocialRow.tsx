import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ChatLink } from '#src/core/chat/ChatLink.tsx'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { serviceMessages } from '#src/core/support/service-messages.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { menuMessages } from './menu-messages.ts'
import { socialIcons } from '#src/core/site/social-icons.ts'
import type { SocialLink } from '#src/core/site/social-links.ts'
import styles from './SocialRow.module.css'

interface SocialRowProps {
  links: readonly SocialLink[]
  /** SHELL-84: a divider parts it from the entries. */
  divided: boolean
}

/** Social and messaging links, each in a new window (SHELL-82). */
export function SocialRow({ links, divided }: SocialRowProps) {
  const intl = useIntl()
  return (
    <section className={classNames(styles.section, divided && styles.divided)}>
      <h2 className={styles.heading}>{intl.formatMessage(menuMessages.findUs)}</h2>
      <ul className={styles.row}>
        {links.map(({ kind, url, labelNameEn }) => (
          <li key={kind}>
            {linkTo(
              { kind, url },
              <>
                <span className={styles.round}>
                  <Icon icon={socialIcons[kind]} />
                </span>
                {kind === 'LIVECHAT' ? intl.formatMessage(serviceMessages.chat) : <bdi>{labelNameEn}</bdi>}
              </>,
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The chat has a way of its own, the others are links. */
function linkTo({ kind, url }: Pick<SocialLink, 'kind' | 'url'>, children: ReactNode): ReactNode {
  const Way = kind === 'LIVECHAT' ? ChatLink : ExternalLink
  return (
    <Way className={styles.link} href={url}>
      {children}
    </Way>
  )
}
