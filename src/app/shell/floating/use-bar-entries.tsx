import BookOpen from 'lucide-react/icons/book-open'
import Download from 'lucide-react/icons/download'
import Gift from 'lucide-react/icons/gift'
import Headset from 'lucide-react/icons/headset'
import UserPlus from 'lucide-react/icons/user-plus'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { useServiceChannels } from '#src/core/support/customer-service.ts'
import { isInstalled } from '#src/core/site/run-mode.ts'
import { customerServiceTitle } from '#src/core/chat/customer-service-title.ts'
import { ServiceLink } from '#src/core/support/ServiceLink.tsx'
import { ShareLink } from '#src/core/invite/ShareLink.tsx'
import { pageNames } from '#src/core/site/page-names.ts'
import { linksByKind } from '#src/core/site/site-links.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { picturesOf, type TopUpOffer } from '#src/features/lobby/prompts/use-top-up-offer.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { RenderLink } from '#src/ui/controls/RenderLink.ts'
import { menuMessages } from '../../menu/menu-messages.ts'
import { floatingMessages } from './floating-messages.ts'

interface BarEntry {
  key: string
  name: string
  picture: ReactNode
  render: RenderLink
}

/** What entries of the bar do that are no links. */
export interface BarActions {
  offer: TopUpOffer | undefined
  onOffer: () => void
  onChooseService: () => void
}

/** What the bar at the edge of home holds for this visitor; what is not configured is left out. */
export function useBarEntries({ offer, onOffer, onChooseService }: BarActions): BarEntry[] {
  const intl = useIntl()
  const { TUTORIAL: tutorial, BONUS: bonus } = linksByKind(useSiteStatus().info.resources?.links)
  const hasService = useServiceChannels().length > 0
  const icon = (shape: typeof Gift) => <Icon icon={shape} size={20} />
  const entries: (BarEntry | false | undefined)[] = [
    offer && {
      key: 'offer',
      name: offer.handle.title,
      picture: <Picture paths={picturesOf(offer.handle)} width={28} height={28} />,
      render: (button) => <button type="button" {...button} onClick={onOffer} />,
    },
    hasService && {
      key: 'service',
      name: intl.formatMessage(customerServiceTitle),
      picture: icon(Headset),
      render: (link) => <ServiceLink {...link} onChooseService={onChooseService} />,
    },
    !isInstalled() && {
      key: 'app',
      name: intl.formatMessage(menuMessages.app),
      picture: icon(Download),
      render: (link) => <Link to={paths.app} {...link} />,
    },
    {
      key: 'share',
      name: intl.formatMessage(pageNames.invite),
      picture: icon(UserPlus),
      render: (link) => <ShareLink {...link} />,
    },
    tutorial && {
      key: 'tutorial',
      name: intl.formatMessage(floatingMessages.tutorial),
      picture: icon(BookOpen),
      render: (link) => <ExternalLink href={tutorial.url} {...link} />,
    },
    bonus && {
      key: 'bonus',
      name: intl.formatMessage(floatingMessages.bonus),
      picture: icon(Gift),
      render: (link) => <ExternalLink href={bonus.url} {...link} />,
    },
  ]
  return entries.filter((entry) => entry !== false && entry !== undefined)
}
