import { accountActions } from '#src/core/account/action-messages.ts'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import Award from 'lucide-react/icons/award'
import Download from 'lucide-react/icons/download'
import Headset from 'lucide-react/icons/headset'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import Share2 from 'lucide-react/icons/share-2'
import type { LucideIcon } from 'lucide-react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { ServiceLink, type ServiceLinkProps } from '#src/core/support/ServiceLink.tsx'
import { customerServiceTitle } from '#src/core/chat/customer-service-title.ts'
import { ShareLink } from '#src/core/invite/ShareLink.tsx'
import { pageNames } from '#src/core/site/page-names.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { RenderLink } from '#src/ui/controls/RenderLink.ts'
import { navMessages } from './nav-messages.ts'
import type { DividerStep } from './dividers.ts'
import type { MenuEntry } from './menu-entries.ts'
import { menuMessages } from './menu-messages.ts'
import styles from './MenuGrid.module.css'

const looks: Record<MenuEntry, { icon: LucideIcon; name: MessageDescriptor }> = {
  deposit: { icon: ArrowDownToLine, name: navMessages.deposit },
  withdraw: { icon: ArrowUpFromLine, name: accountActions.withdraw },
  betRecord: { icon: ScrollText, name: pageNames.betRecord },
  rewardCenter: { icon: Award, name: pageNames.rewardCenter },
  service: { icon: Headset, name: customerServiceTitle },
  app: { icon: Download, name: menuMessages.app },
  help: { icon: LifeBuoy, name: menuMessages.help },
  share: { icon: Share2, name: pageNames.invite },
  feedback: { icon: MessageSquareText, name: pageNames.feedback },
}

interface MenuGridProps extends Pick<ServiceLinkProps, 'onLeave' | 'onChooseService'> {
  entries: readonly MenuEntry[]
  dividers: readonly DividerStep[]
}

/** The entries in rows of three (SHELL-78); what is not an address here is a press. */
export function MenuGrid({ entries, dividers, onLeave, onChooseService }: MenuGridProps) {
  const intl = useIntl()
  const wrap = (entry: MenuEntry): RenderLink => {
    if (entry === 'service') {
      return (link) => <ServiceLink onLeave={onLeave} onChooseService={onChooseService} {...link} />
    }
    if (entry === 'share') return (link) => <ShareLink onLeave={onLeave} {...link} />
    return (link) => <Link to={paths[entry]} onClick={onLeave} {...link} />
  }
  return (
    <ul
      className={classNames(styles.grid, dividers.includes(3) && styles.after3, dividers.includes(6) && styles.after6)}
    >
      {entries.map((entry) => (
        <li key={entry} className={styles.item}>
          {wrap(entry)({
            className: styles.entry ?? '',
            children: (
              <>
                <Icon icon={looks[entry].icon} size={24} />
                <span className={styles.name}>{intl.formatMessage(looks[entry].name)}</span>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  )
}
