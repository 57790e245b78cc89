import Flame from 'lucide-react/icons/flame'
import Heart from 'lucide-react/icons/heart'
import { memo } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import type { Game } from '#src/api/generated/types.ts'
import { textDirection } from '#src/lib/text-direction.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Spinner } from '#src/ui/loading/Spinner.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { useIsChanging } from '../favorites/changing.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { gamePictures } from '#src/core/pictures/picture.ts'
import { savesData } from '#src/lib/data-saving.ts'
import styles from './GameTile.module.css'

const messages = {
  ...defineMessages({
    hot: { id: 'games.tile.hot', defaultMessage: 'Hot', description: 'Badge on a tile of a game that many play' },
    starting: {
      id: 'games.tile.starting',
      defaultMessage: 'Opening the game…',
      description: 'For screen readers: a game was tapped and is about to open',
    },
    new: { id: 'games.tile.new', defaultMessage: 'New', description: 'Badge on a tile of a new game' },
  }),
  favorite: defineMessage<{ game: string }>({
    id: 'games.tile.favorite',
    defaultMessage: 'Favourite: {game}',
    description: 'Label of the heart on a tile; a pressed heart means that the game is a favourite. {game} is its name',
  }),
}

export interface GameTileProps {
  game: Game
  isFavorite: boolean
  isLaunching: boolean
  onLaunch: (game: Game) => void
  onToggleFavorite: (game: Game) => void
  wide?: boolean
  /** Stands under the name of the game; '' keeps the place of one that is not known yet. */
  providerName?: string
  /** Whether the picture is in sight at once. */
  eager?: boolean
}

/**
 * One game: its picture, its name over the scrim, a badge, a heart, and its provider where that says something.
 * Reserves its place before the picture arrives.
 */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, wide = false, providerName } = props
  return (
    <div className={classNames(styles.tile, wide && styles.wide, providerName !== undefined && styles.named)}>
      <button
        type="button"
        className={styles.hit}
        aria-busy={props.isLaunching || undefined}
        onClick={() => props.onLaunch(game)}
      >
        <span className={styles.frame}>
          <Picture
            className={styles.picture}
            paths={gamePictures(game, wide && !savesData() ? 'large' : 'normal')}
            width={wide ? 168 : 120}
            height={wide ? 120 : 160}
            eager={props.eager ?? false}
          />
        </span>
        <span className={styles.name} dir={textDirection(game.displayName)}>
          {game.displayName}
        </span>
        {providerName ? (
          <span className={styles.provider} dir="ltr">
            {providerName}
          </span>
        ) : null}
      </button>
      {props.isLaunching ? <Starting /> : null}
      <TileBadges game={game} />
      <FavoriteHeart game={game} isFavorite={props.isFavorite} onToggleFavorite={props.onToggleFavorite} />
    </div>
  )
})

/** The gateway may take its time; nobody should wonder whether the tap was felt. */
function Starting() {
  const intl = useIntl()
  return (
    <span className={styles.starting} role="status">
      <Spinner size={28} />
      <VisuallyHidden>{intl.formatMessage(messages.starting)}</VisuallyHidden>
    </span>
  )
}

function FavoriteHeart({
  game,
  isFavorite,
  onToggleFavorite,
}: Pick<GameTileProps, 'game' | 'isFavorite' | 'onToggleFavorite'>) {
  const intl = useIntl()
  const isChanging = useIsChanging(game.nodeId)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={intl.formatMessage(messages.favorite, { game: game.displayName })}
      aria-pressed={isFavorite}
      aria-disabled={isChanging || undefined}
      onClick={() => onToggleFavorite(game)}
    >
      <Icon icon={Heart} size={18} className={styles.heartIcon} />
    </button>
  )
}

/** Each mark that the game has (LIST-14). */
function TileBadges({ game: { isHot, isNew } }: { game: Game }) {
  const intl = useIntl()
  if (!isHot && !isNew) return null
  return (
    <span className={styles.badges}>
      {isHot ? (
        <Badge tone="hot" icon={<Icon icon={Flame} size={12} />}>
          {intl.formatMessage(messages.hot)}
        </Badge>
      ) : null}
      {isNew ? <Badge tone="new">{intl.formatMessage(messages.new)}</Badge> : null}
    </span>
  )
}
