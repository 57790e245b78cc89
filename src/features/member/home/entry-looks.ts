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
import { limitsHelpPath } from '#src/core/routing/limits-help-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { MemberEntry } from './member-entries.ts'

/** Icon and address of every entry. Inviting has no fixed address: it runs the share rule. */
export const entryLooks: Readonly<Record<MemberEntry, { icon: LucideIcon; to: string | undefined }>> = {
  betRecord: { icon: ScrollText, to: paths.betRecord },
  accountRecord: { icon: WalletMinimal, to: paths.accountRecord },
  rewardCenter: { icon: Award, to: paths.rewardCenter },
  promotions: { icon: Gift, to: paths.promotions },
  messages: { icon: Mail, to: paths.messages },
  invite: { icon: UserPlus, to: undefined },
  agent: { icon: UsersRound, to: paths.agencyCenter },
  reports: { icon: ChartColumn, to: paths.reports },
  security: { icon: ShieldCheck, to: paths.security },
  cards: { icon: Landmark, to: paths.cards },
  profile: { icon: UserRoundPen, to: paths.profile },
  playLimits: { icon: SlidersHorizontal, to: paths.playLimits },
  limitsHelp: { icon: SlidersHorizontal, to: limitsHelpPath },
  help: { icon: LifeBuoy, to: paths.help },
}
