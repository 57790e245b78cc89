import { accountActions } from '#src/core/account/action-messages.ts'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { useLaunch } from '#src/core/games/launch/use-launch.ts'
import { dropWishes, useOfferedWish } from '#src/core/games/launch/wish.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { forgetRegistration } from '#src/core/session/register-modal.ts'
import { useKnownFeature } from '#src/core/site/site-status.ts'
import { isolate } from '#src/lib/isolate.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/layers/Dialog.tsx'
import { playGameMessage } from '../play-game-message.ts'

/**
 * Greets who has just opened an account, with the next step: a deposit, where the merchant takes any (BOOT-24), or the
 * game that was tapped before.
 */
export function Welcome({ name }: { name: string }) {
  const intl = useIntl()
  const wish = useOfferedWish()
  const { launch } = useLaunch()
  // Not known just after the registration where the flags have a call of their own: most take deposits.
  const canDeposit = useKnownFeature('DEPOSIT') !== false
  // Beside the link to deposit, the other button is the second choice.
  const variant = canDeposit ? 'tonal' : 'primary'
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
            <Button variant={variant} onClick={play}>
              {intl.formatMessage(playGameMessage, { game: isolate(wish.game.displayName) })}
            </Button>
          ) : (
            <Button variant={variant} onClick={close}>
              {intl.formatMessage(canDeposit ? commonMessages.later : commonMessages.ok)}
            </Button>
          )}
          {canDeposit ? (
            <Button variant="primary" render={(link) => <Link to={paths.deposit} {...link} onClick={close} />}>
              {intl.formatMessage(accountActions.deposit)}
            </Button>
          ) : null}
        </>
      }
    >
      {canDeposit ? intl.formatMessage(messages.text) : undefined}
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
