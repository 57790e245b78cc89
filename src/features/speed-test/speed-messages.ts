import { defineMessages } from 'react-intl'

export const speedMessages = defineMessages({
  title: {
    id: 'app.speed.title',
    defaultMessage: 'Speed test',
    description: 'Link at the end of the side menu and title of the sheet that it opens',
  },
  text: {
    id: 'app.speed.text',
    defaultMessage: 'All of these addresses are ours. Tap the fastest one to move there.',
    description: 'Sentence above the list of domains in the speed test',
  },
  here: {
    id: 'app.speed.here',
    defaultMessage: 'You are here',
    description: 'Below the domain in the speed test which is open now',
  },
  none: {
    id: 'app.speed.none',
    defaultMessage: 'No answer',
    description: 'In place of the time of a domain in the speed test that could not be reached',
  },
})
