import Award from 'lucide-react/icons/award'
import ChartColumn from 'lucide-react/icons/chart-column'
import Gift from 'lucide-react/icons/gift'
import Landmark from 'lucide-react/icons/landmark'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Mail from 'lucide-react/icons/mail'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import UserPlus from 'lucide-react/icons/user-plus'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import UsersRound from 'lucide-react/icons/users-round'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import { limitsHelpPath } from '#src/core/routing/limits-help-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { pageNames } from '#src/core/site/page-names.ts'
import type { MemberEntry } from './member-entries.ts'
import { entryNames } from './member-home-messages.ts'

interface EntryLook {
  icon: LucideIcon
  name: MessageDescriptor
  to: string | undefined
}

/** Icon, name and address of every entry. Inviting has no fixed address: it runs the share rule. */
export const entryLooks: Readonly<Record<MemberEntry, EntryLook>> = {
  betRecord: { icon: ScrollText, name: entryNames.betRecord, to: paths.betRecord },
  accountRecord: { icon: WalletMinimal, name: pageNames.accountRecord, to: paths.accountRecord },
  rewardCenter: { icon: Award, name: entryNames.rewardCenter, to: paths.rewardCenter },
  promotions: { icon: Gift, name: pageNames.promotions, to: paths.promotions },
  messages: { icon: Mail, name: pageNames.messages, to: paths.messages },
  invite: { icon: UserPlus, name: pageNames.invite, to: undefined },
  agent: { icon: UsersRound, name: pageNames.agencyCenter, to: paths.agencyCenter },
  reports: { icon: ChartColumn, name: pageNames.reports, to: paths.reports },
  security: { icon: ShieldCheck, name: pageNames.security, to: paths.security },
  cards: { icon: Landmark, name: pageNames.cards, to: paths.cards },
  profile: { icon: UserRoundPen, name: pageNames.profile, to: paths.profile },
  playLimits: { icon: SlidersHorizontal, name: pageNames.playLimits, to: paths.playLimits },
  limitsHelp: { icon: SlidersHorizontal, name: entryNames.limitsHelp, to: limitsHelpPath },
  help: { icon: LifeBuoy, name: pageNames.help, to: paths.help },
}
