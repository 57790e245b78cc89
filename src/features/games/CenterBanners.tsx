import { useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/games/Picture.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { safeExternal } from '#src/core/routing/safe-external.ts'
import { safePath } from '#src/core/routing/safe-path.ts'
import { ScrollRow } from '#src/ui/ScrollRow.tsx'
import { centerMessages as messages } from './center-messages.ts'
import styles from './CenterBanners.module.css'

/** The banners of a game center, side by side under the finger; none where the gateway has none (NAMED-22). */
export function CenterBanners({ banners }: { banners: readonly Announcement[] }) {
  const intl = useIntl()
  if (banners.length === 0) return null
  return (
    <ScrollRow label={intl.formatMessage(messages.banners)} snap>
      {banners.map((banner) => (
        <Banner key={banner.id} banner={banner} isOnly={banners.length === 1} />
      ))}
    </ScrollRow>
  )
}

function Banner({ banner, isOnly }: { banner: Announcement; isOnly: boolean }) {
  const { title, subtitle, url, link } = banner
  const className = isOnly ? `${styles.banner} ${styles.only}` : styles.banner
  const content = (
    <>
      {url ? <Picture className={styles.art} paths={[url]} width={716} height={360} eager /> : null}
      <span className={styles.copy}>
        <strong className={styles.title}>{title}</strong>
        {subtitle ? <span className={styles.subtitle}>{subtitle}</span> : null}
      </span>
    </>
  )
  if (link?.startsWith('/')) {
    return (
      <Link to={safePath(link)} className={className}>
        {content}
      </Link>
    )
  }
  const address = link && safeExternal(link)
  if (!address) return <div className={className}>{content}</div>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={className}>
      {content}
    </a>
  )
}
