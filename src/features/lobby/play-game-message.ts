import { defineMessage } from 'react-intl'

/** On buttons that open one game. */
export const playGameMessage = defineMessage<{ game: string }>({
  id: 'lobby.winners.playGame',
  defaultMessage: 'Play {game}',
  description:
    'Button of the dialog on home after a registration that opens the game which was tapped before, and, for screen readers, button beside a winner that starts the same game; {game} is its name',
})
