import { defineMessages, useIntl } from 'react-intl'
import { Button } from '#src/ui/Button.tsx'
import { StateView } from '#src/ui/StateView.tsx'

const messages = defineMessages({
  title: {
    id: 'games.noFavorites.title',
    defaultMessage: 'No favourites yet',
    description: 'Heading when the member has marked no game',
  },
  text: {
    id: 'games.noFavorites.text',
    defaultMessage: 'Tap the heart on a game and you will find it here.',
    description: 'Text when the member has marked no game',
  },
  browse: {
    id: 'games.noFavorites.browse',
    defaultMessage: 'Show all games',
    description: 'Button where the member has marked no game; leads to games to mark',
  },
})

/** Stands where a member's favourites would, and leads to games whose hearts can be tapped. */
export function NoFavorites({ onBrowse }: { onBrowse: () => void }) {
  const intl = useIntl()
  return (
    <StateView
      kind="empty"
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
      action={<Button onClick={onBrowse}>{intl.formatMessage(messages.browse)}</Button>}
    />
  )
}
