import { defineMessage, defineMessages, type MessageTag } from 'react-intl'

export const trialMessages = {
  ...defineMessages({
    title: {
      id: 'trial.page.title',
      defaultMessage: 'Play first, decide later',
      description: 'Heading of the page that offers trial play with play money',
    },
    text: {
      id: 'trial.page.text',
      defaultMessage: 'You get a wallet with play money. It costs nothing, and you cannot win or lose real money.',
      description: 'Text below the heading of the trial page',
    },
    name: {
      id: 'trial.page.name',
      defaultMessage: 'Your name while you play',
      description: 'Below the account name that a trial player will have, on the trial page',
    },
    games: {
      id: 'trial.page.games',
      defaultMessage: 'All games that allow trial play',
      description: 'Line of the trial page: what trial play offers',
    },
    noMoney: {
      id: 'trial.page.noMoney',
      defaultMessage: 'No deposits, no withdrawals',
      description: 'Line of the trial page: what trial play does not offer',
    },
    noMessages: {
      id: 'trial.page.noMessages',
      defaultMessage: 'No inbox, no live chat',
      description: 'Line of the trial page: what trial play does not offer',
    },
    start: {
      id: 'trial.page.start',
      defaultMessage: 'Start playing',
      description: 'Button of the trial page that starts trial play',
    },
  }),
  register: defineMessage<{ link: MessageTag }>({
    id: 'trial.page.register',
    defaultMessage: 'Playing for real? <link>Register</link>',
    description: 'Line below the button of the trial page; the words in the tag are a link to the registration',
  }),
}
