import { defineMessages } from 'react-intl'

export const speedMessages = defineMessages({
  title: {
    id: 'app.speed.title',
    defaultMessage: 'Speed test',
    description: 'Link at the end of the side menu and title of the sheet that it opens',
  },
  text: {
    id: 'app.speed.text',
    defaultMessage: 'All of these addresses are ours. Tap the fastest one to switch to it.',
    description: 'Sentence above the list of domains in the speed test',
  },
  here: {
    id: 'app.speed.here',
    defaultMessage: 'You are here',
    description: 'Below the domain that is open now, in the list of the speed test',
  },
  none: {
    id: 'app.speed.none',
    defaultMessage: 'No response',
    description: 'In place of the time of a domain in the speed test that did not answer',
  },
})
