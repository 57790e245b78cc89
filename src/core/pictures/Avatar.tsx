import UserRound from 'lucide-react/icons/user-round'
import { Icon } from '#src/ui/display/Icon.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './Avatar.module.css'
import { Picture } from './Picture.tsx'

interface AvatarProps {
  /** Path or address of the picture; a silhouette shows without one, and until it has come. */
  src?: string | undefined
  size: 'small' | 'large'
}

/** A member's picture: 32 or 56 px. Decorative: the name stands beside it. */
export function Avatar({ src, size }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size])}>
      <Icon icon={UserRound} size={size === 'large' ? 28 : 20} />
      {src ? <Picture key={src} className={styles.picture} paths={[src]} width={56} height={56} eager /> : null}
    </span>
  )
}
