import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import type { Launchable } from '#src/core/games/launch/launch.ts'
import { forgetOpenGame, openGameOf } from '#src/core/games/launch/open-game.ts'
import { useLaunch } from '#src/core/games/launch/use-launch.ts'
import { useSession } from '#src/core/session/session.ts'
import { textDirection } from '#src/lib/text-direction.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import styles from './ContinueOffer.module.css'

/** Room that what is docked above the bottom menu leaves for the offer; see theme.css. */
const DOCK = '--dock'

/**
 * Offers the game that was started last and has not told its end: the browser was closed, or left by its own back
 * button. It is never started again by itself.
 */
export function ContinueOffer() {
  const intl = useIntl()
  const session = useSession()
  const { launch, isLaunching } = useLaunch()
  const [game, setGame] = useState<Launchable>()
  useEffect(() => {
    // A page that the browser kept whole while the game was played knows nothing of it yet.
    const look = () => setGame(openGameOf(session))
    look()
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [session])
  const isOffered = game !== undefined
  useEffect(() => {
    if (!isOffered) return undefined
    document.documentElement.style.setProperty(DOCK, '72px')
    return () => void document.documentElement.style.removeProperty(DOCK)
  }, [isOffered])
  if (!game) return null
  const dismiss = () => {
    forgetOpenGame()
    setGame(undefined)
  }
  return (
    <section className={styles.offer} aria-label={intl.formatMessage(messages.label)}>
      <span className={styles.words}>
        <b className={styles.name} dir={textDirection(game.displayName)}>
          {game.displayName}
        </b>
        <small className={styles.text}>{intl.formatMessage(messages.text)}</small>
      </span>
      <Button variant="primary" size="small" pending={isLaunching(game)} onClick={() => launch(game)}>
        {intl.formatMessage(messages.continue)}
      </Button>
      <IconButton label={intl.formatMessage(messages.dismiss, { game: game.displayName })} onClick={dismiss}>
        <Icon icon={X} size={20} />
      </IconButton>
    </section>
  )
}

const messages = {
  ...defineMessages({
    label: {
      id: 'lobby.continue.label',
      defaultMessage: 'Unfinished game',
      description: 'Name of the bar on home that offers the game that was left open, for screen readers',
    },
    text: {
      id: 'lobby.continue.text',
      defaultMessage: 'You left it open.',
      description: 'Below the name of the game that was started last and not closed',
    },
    continue: {
      id: 'lobby.continue.button',
      defaultMessage: 'Continue',
      description: 'Button beside the name of a game that was left open; it opens the game again',
    },
  }),
  dismiss: defineMessage<{ game: string }>({
    id: 'lobby.continue.dismiss',
    defaultMessage: 'Do not continue {game}',
    description: 'Label of the cross that takes away the offer to open a game again',
  }),
}
