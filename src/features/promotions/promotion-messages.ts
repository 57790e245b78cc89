import { defineMessage, defineMessages } from 'react-intl'
import type { View } from './offer.ts'

/** The parts of the list of promotions. */
export const viewNames = defineMessages({
  open: {
    id: 'promotions.view.open',
    defaultMessage: 'Offers',
    description: 'Tab of the promotions page: those that are open to take part in',
  },
  mine: {
    id: 'promotions.view.mine',
    defaultMessage: 'Mine',
    description: 'Tab of the promotions page: those the member takes part in, has applied for or was paid by',
  },
  ended: {
    id: 'promotions.view.ended',
    defaultMessage: 'Ended',
    description: 'Tab of the promotions page: those that are over',
  },
}) satisfies Record<View, object>

/** Words of the promotions page and of the reward centre. */
export const promotionMessages = {
  ...defineMessages({
    views: {
      id: 'promotions.list.views',
      defaultMessage: 'Which promotions',
      description: 'Name of the tabs of the promotions page for screen readers',
    },
    category: {
      id: 'promotions.list.category',
      defaultMessage: 'Category',
      description: 'Name of the row of categories on the promotions page for screen readers',
    },
    all: {
      id: 'promotions.list.all',
      defaultMessage: 'All',
      description: 'First choice in the row of categories on the promotions page: no filter',
    },
    noneOpen: {
      id: 'promotions.list.noneOpen',
      defaultMessage: 'No promotions right now',
      description: 'Heading where the promotions page has nothing to offer',
    },
    noneMine: {
      id: 'promotions.list.noneMine',
      defaultMessage: 'You have not joined any promotions yet',
      description: 'Heading where a member takes part in no promotion',
    },
    noneMineText: {
      id: 'promotions.list.noneMineText',
      defaultMessage: 'Promotions that you join or apply for and rewards that you receive will appear here.',
      description: 'Text below "You have not joined any promotions yet"',
    },
    noneEnded: {
      id: 'promotions.list.noneEnded',
      defaultMessage: 'No promotions have ended recently',
      description: 'Heading where there are no promotions that are over',
    },
    visitorTitle: {
      id: 'promotions.list.visitorTitle',
      defaultMessage: 'Log in to see your promotions',
      description: 'Heading on the tab of own promotions, for visitors',
    },
    claimed: {
      id: 'promotions.toast.claimed',
      defaultMessage: 'The reward is in your wallet',
      description: 'Toast after a reward was claimed',
    },
    joined: {
      id: 'promotions.toast.joined',
      defaultMessage: 'You have joined',
      description: 'Toast after a promotion was joined',
    },
  }),
  until: defineMessage<{ to: string }>({
    id: 'promotions.period.until',
    defaultMessage: 'Until {to}',
    description: 'Last day of a promotion, {to}',
  }),
  since: defineMessage<{ from: string }>({
    id: 'promotions.period.since',
    defaultMessage: 'Since {from}',
    description: 'First day, {from}, of a promotion that runs and has no end',
  }),
  starts: defineMessage<{ from: string }>({
    id: 'promotions.period.starts',
    defaultMessage: 'Starts on {from}',
    description: 'First day, {from}, of a promotion that has not begun and has no end',
  }),
}
