import type { LucideIcon } from 'lucide-react'
import Bird from 'lucide-react/icons/bird'
import Club from 'lucide-react/icons/club'
import Fish from 'lucide-react/icons/fish'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import Rocket from 'lucide-react/icons/rocket'
import Swords from 'lucide-react/icons/swords'
import Ticket from 'lucide-react/icons/ticket'
import Timer from 'lucide-react/icons/timer'
import Trophy from 'lucide-react/icons/trophy'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { CategoryCode } from './category.ts'
import type { FirstCategory } from './first-category-icons.ts'

/** The drawings of the categories that come after the first ones. */
const icons: Record<Exclude<CategoryCode, FirstCategory>, LucideIcon> = {
  FISH: Fish,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  PVP: Club,
  LOTT: Ticket,
  ELOTT: Timer,
  COCKFIGHT: Bird,
  BINGO: Grid3x3,
  BGS: Rocket,
  TF: Swords,
}

/** Such a drawing, whose place is kept for it. */
export function LateCategoryIcon({ code }: { code: keyof typeof icons }) {
  return <Icon icon={icons[code]} size={24} />
}
