import { defineMessages } from 'react-intl'

export const floatingMessages = defineMessages({
  label: {
    id: 'app.floating.label',
    defaultMessage: 'Shortcuts',
    description: 'Name of the small bar at the edge of home, and label of the button that opens and closes it',
  },
  tutorial: {
    id: 'app.floating.tutorial',
    defaultMessage: 'How to play',
    description: 'Entry of the bar at the edge of home: a tutorial; keep it short',
  },
  bonus: {
    id: 'app.floating.bonus',
    defaultMessage: 'Bonus',
    description: 'Entry of the bar at the edge of home: the merchant’s bonus page; keep it short',
  },
})
