import Swiper from 'swiper'
import { EffectCoverflow } from 'swiper/modules'

/** A row of slides that Swiper moves. */
export interface Swipes {
  show: (index: number) => void
  destroy: () => void
}

interface SwipesOptions {
  viewport: HTMLElement
  trackClass: string
  slideClass: string
  startAt: number
  /** The slides beside the middle one lean back. */
  flow: boolean
  /** Duration of one change, in ms; 0 under reduced motion. */
  speedMs: number
  onChange: (index: number) => void
}

const LEAN_DEG = 34
const DEPTH_PX = 150

/**
 * Hands a row of slides to Swiper. Its own bullets write inline styles as text, which the site's policy forbids; none
 * are asked for.
 */
export function startSwipes(options: SwipesOptions): Swipes {
  const swiper = new Swiper(options.viewport, {
    modules: [EffectCoverflow],
    wrapperClass: options.trackClass,
    slideClass: options.slideClass,
    initialSlide: options.startAt,
    speed: options.speedMs,
    slidesPerView: 'auto',
    centeredSlides: true,
    slideToClickedSlide: true,
    ...(options.flow && {
      effect: 'coverflow',
      coverflowEffect: { rotate: LEAN_DEG, depth: DEPTH_PX, slideShadows: false },
    }),
    on: { activeIndexChange: ({ activeIndex }) => options.onChange(activeIndex) },
  })
  return {
    show: (index) => void swiper.slideTo(index),
    destroy: () => swiper.destroy(true, true),
  }
}
