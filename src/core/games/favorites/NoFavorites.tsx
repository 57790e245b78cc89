import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'

const messages = {
  ...defineMessages({
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
  }),
  inCategory: defineMessage<{ category: string }>({
    id: 'games.noFavorites.inCategory',
    defaultMessage: 'No favourites in {category}',
    description:
      'Heading when the member has marked games, but none of the category that is shown; {category} is its name, such as Slots',
  }),
}

interface NoFavoritesProps {
  /** Name of the category that has none, where the member has favourites elsewhere. */
  category?: string | undefined
  onBrowse: () => void
}

/** Stands where a member's favourites would, and leads to games whose hearts can be tapped. */
export function NoFavorites({ category, onBrowse }: NoFavoritesProps) {
  const intl = useIntl()
  return (
    <StateView
      kind="empty"
      title={
        category === undefined
          ? intl.formatMessage(messages.title)
          : intl.formatMessage(messages.inCategory, { category })
      }
      text={intl.formatMessage(messages.text)}
      action={<Button onClick={onBrowse}>{intl.formatMessage(messages.browse)}</Button>}
    />
  )
}
