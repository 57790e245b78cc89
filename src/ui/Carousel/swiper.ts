import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'

export type Motion = {
  /** To the slide with this index, counted without the loop. */
  show: (index: number) => void
  run: () => void
  rest: () => void
  destroy: () => void
}

type MotionOptions = {
  viewport: HTMLElement
  trackClass: string
  slideClass: string
  startAt: number
  intervalMs: number
  /** Duration of one change, in ms. */
  speedMs: number
  onChange: (index: number) => void
}

/**
 * Hands a carousel to Swiper: endless loop and a change every `intervalMs` while it runs. Without PointerEvent
 * (iOS 12) Swiper cannot follow the finger, so there the browser's own scroller does, and the end rewinds.
 */
export function startMotion(options: MotionOptions): Motion {
  const scrolls = !('PointerEvent' in window)
  const swiper = new Swiper(options.viewport, {
    modules: [Autoplay],
    wrapperClass: options.trackClass,
    slideClass: options.slideClass,
    initialSlide: options.startAt,
    speed: options.speedMs,
    cssMode: scrolls,
    loop: !scrolls,
    rewind: scrolls,
    autoplay: { delay: options.intervalMs, disableOnInteraction: false },
    on: { realIndexChange: (now) => options.onChange(now.realIndex) },
  })
  swiper.autoplay.stop()
  return {
    show: (index) => (scrolls ? swiper.slideTo(index) : swiper.slideToLoop(index)),
    run: () => swiper.autoplay.start(),
    rest: () => swiper.autoplay.stop(),
    destroy: () => swiper.destroy(true, true),
  }
}
