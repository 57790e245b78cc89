import type { LucideIcon } from 'lucide-react'
import Bird from 'lucide-react/icons/bird'
import Cherry from 'lucide-react/icons/cherry'
import Club from 'lucide-react/icons/club'
import Fish from 'lucide-react/icons/fish'
import Flame from 'lucide-react/icons/flame'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import Heart from 'lucide-react/icons/heart'
import Rocket from 'lucide-react/icons/rocket'
import Spade from 'lucide-react/icons/spade'
import Swords from 'lucide-react/icons/swords'
import Ticket from 'lucide-react/icons/ticket'
import Timer from 'lucide-react/icons/timer'
import Trophy from 'lucide-react/icons/trophy'
import type { CategoryCode } from './category.ts'

/** The drawing of every category. */
export const categoryIcons: Record<CategoryCode, LucideIcon> = {
  HOT: Flame,
  FAV: Heart,
  RNG: Cherry,
  LIVE: Spade,
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
