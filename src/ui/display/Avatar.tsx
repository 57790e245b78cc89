import UserRound from 'lucide-react/icons/user-round'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Avatar.module.css'

interface AvatarProps {
  /** Address of the picture; without one a silhouette shows. */
  src?: string | undefined
  size: 'small' | 'large'
}

/** A member's picture: 32 or 56 px. Decorative: the name stands beside it. */
export function Avatar({ src, size }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size])}>
      {src ? (
        <img className={styles.picture} src={src} alt="" />
      ) : (
        <Icon icon={UserRound} size={size === 'large' ? 28 : 20} />
      )}
    </span>
  )
}
