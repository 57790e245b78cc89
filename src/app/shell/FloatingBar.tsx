import BookOpen from 'lucide-react/icons/book-open'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import Gift from 'lucide-react/icons/gift'
import UserPlus from 'lucide-react/icons/user-plus'
import type { LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { isInstalled } from '#src/core/site/register-method.ts'
import { linksByKind } from '#src/core/site/site-links.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { ShareLink } from '#src/core/site/ShareLink.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { RenderLink } from '#src/ui/RenderLink.ts'
import { menuMessages } from '../menu/menu-messages.ts'
import { floatingMessages } from './floating-messages.ts'
import styles from './FloatingBar.module.css'

interface BarEntry {
  name: MessageDescriptor
  icon: LucideIcon
  render: RenderLink
}

/** The bar at the edge of home that opens and closes: download, invite, tutorial, bonus (SHELL-62..65, GAP-93). */
export function FloatingBar() {
  const intl = useIntl()
  const entries = useBarEntries()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <nav className={styles.bar} aria-label={intl.formatMessage(floatingMessages.label)}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={intl.formatMessage(floatingMessages.label)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={isOpen ? ChevronRight : ChevronLeft} size={18} directional />
      </button>
      {isOpen ? (
        <ul id={list} className={styles.list}>
          {entries.map(({ name, icon, render }) => (
            <li key={name.id}>
              {render({
                className: styles.entry ?? '',
                children: (
                  <>
                    <Icon icon={icon} size={22} />
                    <span className={styles.name}>{intl.formatMessage(name)}</span>
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  )
}

function useBarEntries(): BarEntry[] {
  const { TUTORIAL: tutorial, BONUS: bonus } = linksByKind(useSiteStatus().info.resources?.links)
  const entries: BarEntry[] = []
  if (!isInstalled()) {
    entries.push({
      name: menuMessages.app,
      icon: Download,
      render: (link) => <Link to={paths.app} {...link} />,
    })
  }
  entries.push({ name: menuMessages.share, icon: UserPlus, render: (link) => <ShareLink {...link} /> })
  if (tutorial) {
    entries.push({
      name: floatingMessages.tutorial,
      icon: BookOpen,
      render: (link) => <ExternalLink href={tutorial.url} {...link} />,
    })
  }
  if (bonus) {
    entries.push({
      name: floatingMessages.bonus,
      icon: Gift,
      render: (link) => <ExternalLink href={bonus.url} {...link} />,
    })
  }
  return entries
}
