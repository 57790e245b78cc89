import { defineMessages, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { readWish } from '#src/core/games/launch/wish.ts'
import { addressesOf } from '#src/core/routing/paths.ts'
import { textDirection } from '#src/lib/text-direction.ts'
import styles from './WishCard.module.css'

/** The game that was tapped without an account, and what becomes of it; nothing where none was. */
export function WishCard() {
  const intl = useIntl()
  const { state, pathname } = useLocation()
  const wish = readWish(state)
  if (!wish) return null
  const { does, game } = wish
  const text = addressesOf('register').includes(pathname) ? messages.register : messages[does]
  return (
    <div className={styles.card}>
      <span className={styles.frame}>
        {game.iconUrl ? (
          <Picture className={styles.picture} paths={[game.iconUrl]} width={48} height={64} eager />
        ) : null}
      </span>
      <span className={styles.words}>
        <b className={styles.name} dir={textDirection(game.displayName)}>
          {game.displayName}
        </b>
        <span className={styles.text}>{intl.formatMessage(text)}</span>
      </span>
    </div>
  )
}

const messages = defineMessages({
  play: {
    id: 'access.wish.play',
    defaultMessage: 'Log in to open the game.',
    description: 'On the login page, below the name of a game that was tapped without being logged in',
  },
  favourite: {
    id: 'access.wish.favourite',
    defaultMessage: 'Log in to add it to your favourites.',
    description: 'On the login page, below the name of a game whose heart was tapped without being logged in',
  },
  register: {
    id: 'access.wish.register',
    defaultMessage: 'It will be waiting for you once you have registered.',
    description: 'On the registration page, below the name of a game that was tapped without being logged in',
  },
})
