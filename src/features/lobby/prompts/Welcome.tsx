import { accountActions } from '#src/core/account/action-messages.ts'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { useLaunch } from '#src/core/games/launch/use-launch.ts'
import { dropWishes, useOfferedWish } from '#src/core/games/launch/wish.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { forgetRegistration } from '#src/core/session/register-modal.ts'
import { isolate } from '#src/lib/isolate.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/layers/Dialog.tsx'
import { playGameMessage } from '../play-game-message.ts'

/** Greets who has just opened an account, with the next step: a deposit, or the game that was tapped before. */
export function Welcome({ name }: { name: string }) {
  const intl = useIntl()
  const wish = useOfferedWish()
  const { launch } = useLaunch()
  const close = () => {
    dropWishes()
    forgetRegistration()
  }
  const play = () => {
    close()
    if (wish) launch(wish.game)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={intl.formatMessage(messages.title, { name: isolate(name) })}
      actions={
        <>
          {wish ? (
            <Button onClick={play}>
              {intl.formatMessage(playGameMessage, { game: isolate(wish.game.displayName) })}
            </Button>
          ) : (
            <Button onClick={close}>{intl.formatMessage(commonMessages.later)}</Button>
          )}
          <Button variant="primary" render={(link) => <Link to={paths.deposit} {...link} onClick={close} />}>
            {intl.formatMessage(accountActions.deposit)}
          </Button>
        </>
      }
    >
      {intl.formatMessage(messages.text)}
    </Dialog>
  )
}

const messages = {
  ...defineMessages({
    text: {
      id: 'lobby.welcome.text',
      defaultMessage: 'Your account is ready. Make a deposit to play, or look around first.',
      description: 'Text of the dialog on home after a registration, above the buttons Deposit and Not now',
    },
  }),
  title: defineMessage<{ name: string }>({
    id: 'lobby.welcome.title',
    defaultMessage: 'Welcome, {name}',
    description: 'Title of the dialog on home after a registration; {name} is the username',
  }),
}
