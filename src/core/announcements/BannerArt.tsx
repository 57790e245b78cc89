import type { Announcement } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import styles from './BannerArt.module.css'

interface BannerArtProps {
  banner: Announcement
  /** Asked for at once, not when it comes into sight. */
  eager: boolean
}

/** The picture that fills a banner; without one the ground of the banner is seen. */
export function BannerArt({ banner: { url }, eager }: BannerArtProps) {
  return url ? <Picture className={styles.art} paths={[url]} width={716} height={360} eager={eager} /> : null
}
