import { defineMessages } from 'react-intl'

export const launchMessages = defineMessages({
  close: {
    id: 'lottery.launch.close',
    defaultMessage: 'Leave the lottery',
    description: 'Label of the cross above the embedded lottery, which leaves it',
  },
  opening: {
    id: 'lottery.launch.opening',
    defaultMessage: 'Opening the lottery…',
    description: 'While the embedded lottery loads',
  },
  failedTitle: {
    id: 'lottery.launch.failedTitle',
    defaultMessage: 'The lottery did not open',
    description: 'Heading where the embedded lottery should be and could not be opened',
  },
  noAnswer: {
    id: 'lottery.launch.noAnswer',
    defaultMessage: 'It did not respond in time. No bet was placed.',
    description: 'Why the embedded lottery could not be opened: it did not load within 20 seconds',
  },
  expiredTitle: {
    id: 'lottery.launch.expiredTitle',
    defaultMessage: 'Your lottery session has ended',
    description: 'Heading where the embedded lottery was, after it ended the visit of the player for safety',
  },
  expiredText: {
    id: 'lottery.launch.expiredText',
    defaultMessage: 'Bets that were placed stay as they are. Open the lottery again to continue.',
    description: 'Text below "Your lottery session has ended"',
  },
  again: {
    id: 'lottery.launch.again',
    defaultMessage: 'Open again',
    description: 'Button that opens the embedded lottery once more after it failed or ended the visit',
  },
  closedTitle: {
    id: 'lottery.launch.closedTitle',
    defaultMessage: 'No lottery can be opened here',
    description: 'Heading where the site offers no lottery, or the address of the page is not usable',
  },
  closedText: {
    id: 'lottery.launch.closedText',
    defaultMessage: 'Choose another game from the lobby.',
    description: 'Text below "No lottery can be opened here"',
  },
  leave: {
    id: 'lottery.launch.leave',
    defaultMessage: 'Back to the games',
    description: 'Button that leaves the page of a lottery that cannot be opened',
  },
})
