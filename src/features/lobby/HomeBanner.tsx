import { defineMessage, defineMessages, useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { BannerArt } from '#src/core/announcements/BannerArt.tsx'
import { operatorLink } from '#src/core/routing/operator-link.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Carousel } from '#src/ui/motion/carousel/Carousel.tsx'
import styles from './HomeBanner.module.css'

/** HOME-22: how long each banner stays. */
const BANNER_INTERVAL_MS = 5_000

const messages = {
  ...defineMessages({
    label: {
      id: 'lobby.banner.label',
      defaultMessage: 'Offers',
      description: 'Name of the banner carousel for screen readers',
    },
    pause: {
      id: 'lobby.banner.pause',
      defaultMessage: 'Pause the offers',
      description: 'Label of the button that stops the banners from moving',
    },
    play: {
      id: 'lobby.banner.play',
      defaultMessage: 'Resume the offers',
      description: 'Label of the button that lets the banners move again',
    },
  }),
  slide: defineMessage<{ number: number; count: number }>({
    id: 'lobby.banner.slide',
    defaultMessage: '{number, number} of {count, number}',
    description: 'Name of one banner for screen readers: the second of four',
  }),
  bullet: defineMessage<{ number: number }>({
    id: 'lobby.banner.bullet',
    defaultMessage: 'Show offer {number, number}',
    description: 'Label of the dot below the banners that shows one of them',
  }),
}

/**
 * The banners of home. Until they have arrived the house picture of the merchant stands in their place; index.html has
 * painted it already, so nothing moves.
 */
export function HomeBanner({ banners }: { banners: readonly Announcement[] }) {
  const intl = useIntl()
  if (banners.length === 0) return <div className={styles.house} />
  return (
    // Swiper reads the direction once, so another language has a carousel of its own.
    <Carousel
      key={intl.locale}
      className={styles.house}
      label={intl.formatMessage(messages.label)}
      intervalMs={BANNER_INTERVAL_MS}
      slideLabel={(number, count) => intl.formatMessage(messages.slide, { number, count })}
      bulletLabel={(number) => intl.formatMessage(messages.bullet, { number })}
      pauseLabel={intl.formatMessage(messages.pause)}
      playLabel={intl.formatMessage(messages.play)}
      slides={banners.map((banner, index) => ({
        key: banner.id,
        content: <Slide banner={banner} isFirst={index === 0} />,
      }))}
    />
  )
}

function Slide({ banner, isFirst }: { banner: Announcement; isFirst: boolean }) {
  const render = operatorLink(banner.link)
  const content = (
    <>
      <BannerArt banner={banner} eager={isFirst} />
      <div className={styles.copy}>
        <h2 className={styles.title}>{banner.title}</h2>
        {banner.subtitle ? <p className={styles.subtitle}>{banner.subtitle}</p> : null}
        {banner.action && render ? (
          <Button variant="primary" size="small" render={render}>
            {banner.action}
          </Button>
        ) : null}
      </div>
    </>
  )
  const className = styles.slide ?? ''
  // Without words for a button all of it is the link.
  return render && !banner.action ? (
    render({ className, children: content })
  ) : (
    <div className={className}>{content}</div>
  )
}
