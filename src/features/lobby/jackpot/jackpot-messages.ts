import { defineMessages } from 'react-intl'

export const jackpotMessages = defineMessages({
  title: { id: 'lobby.jackpot.title', defaultMessage: 'House jackpot', description: 'Title of the jackpot on home' },
  illustration: {
    id: 'lobby.jackpot.illustration',
    defaultMessage: 'Jackpot, for illustration only',
    description: 'Title of a jackpot on home whose amount is made up and cannot be won',
  },
  pause: {
    id: 'lobby.jackpot.pause',
    defaultMessage: 'Stop the counter',
    description: 'Label of the button that stops the made-up jackpot from growing',
  },
  play: {
    id: 'lobby.jackpot.play',
    defaultMessage: 'Start the counter',
    description: 'Label of the button that lets the made-up jackpot grow again',
  },
})
