import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type { VipTier } from './vip-levels.ts'

/** The words of every tier that a merchant may choose (GAP-150). */
export const tierNames: Record<VipTier, MessageDescriptor> = defineMessages({
  paper: {
    id: 'vip.tier.paper',
    defaultMessage: 'Paper',
    description: 'Name of a tier of three VIP levels: paper lantern',
  },
  copper: {
    id: 'vip.tier.copper',
    defaultMessage: 'Copper',
    description: 'Name of a tier of three VIP levels: the metal',
  },
  silver: {
    id: 'vip.tier.silver',
    defaultMessage: 'Silver',
    description: 'Name of a tier of three VIP levels: the metal',
  },
  gold: { id: 'vip.tier.gold', defaultMessage: 'Gold', description: 'Name of a tier of three VIP levels: the metal' },
  ink: { id: 'vip.tier.ink', defaultMessage: 'Ink', description: 'Name of the highest tier of VIP levels: black ink' },
  shell: {
    id: 'vip.tier.shell',
    defaultMessage: 'Shell',
    description: 'Name of a tier of three VIP levels: sea shell',
  },
  coral: { id: 'vip.tier.coral', defaultMessage: 'Coral', description: 'Name of a tier of three VIP levels' },
  pearl: { id: 'vip.tier.pearl', defaultMessage: 'Pearl', description: 'Name of a tier of three VIP levels' },
  lagoon: { id: 'vip.tier.lagoon', defaultMessage: 'Lagoon', description: 'Name of a tier of three VIP levels' },
  deep: { id: 'vip.tier.deep', defaultMessage: 'Deep sea', description: 'Name of the highest tier of VIP levels' },
  leaf: { id: 'vip.tier.leaf', defaultMessage: 'Leaf', description: 'Name of a tier of three VIP levels' },
  jade: { id: 'vip.tier.jade', defaultMessage: 'Jade', description: 'Name of a tier of three VIP levels: the stone' },
  rose: { id: 'vip.tier.rose', defaultMessage: 'Rose', description: 'Name of a tier of three VIP levels: the flower' },
  saffron: { id: 'vip.tier.saffron', defaultMessage: 'Saffron', description: 'Name of a tier of three VIP levels' },
  royal: { id: 'vip.tier.royal', defaultMessage: 'Royal', description: 'Name of the highest tier of VIP levels' },
})
