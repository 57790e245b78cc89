import { useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { BannerArt } from '#src/core/announcements/BannerArt.tsx'
import { operatorLink } from '#src/core/routing/operator-link.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { ScrollRow } from '#src/ui/motion/ScrollRow.tsx'
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
  const { title, subtitle, link } = banner
  const className = classNames(styles.banner, isOnly && styles.only)
  const content = (
    <>
      <BannerArt banner={banner} eager />
      <span className={styles.copy}>
        <strong className={styles.title}>{title}</strong>
        {subtitle ? <span className={styles.subtitle}>{subtitle}</span> : null}
      </span>
    </>
  )
  const render = operatorLink(link)
  return render ? render({ className, children: content }) : <div className={className}>{content}</div>
}
