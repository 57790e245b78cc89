import Swiper from 'swiper'

export interface Motion {
  /** To the slide with this index, counted without the loop. */
  show: (index: number) => void
  run: () => void
  rest: () => void
  destroy: () => void
}

interface MotionOptions {
  viewport: HTMLElement
  trackClass: string
  slideClass: string
  startAt: number
  intervalMs: number
  /** Duration of one change, in ms; 0 under reduced motion, where no end of a transition is told. */
  speedMs: number
  onChange: (index: number) => void
}

/**
 * Hands a carousel to Swiper: endless loop and a change every `intervalMs` while it runs. Without PointerEvent
 * (iOS 12) Swiper cannot follow the finger, so there the browser's own scroller does, and the end rewinds.
 */
export function startMotion(options: MotionOptions): Motion {
  const scrolls = !('PointerEvent' in window)
  // A plain timer: Swiper's own counts every frame, which keeps a slow phone busy all the time.
  let timer: number | undefined
  const swiper = new Swiper(options.viewport, {
    wrapperClass: options.trackClass,
    slideClass: options.slideClass,
    initialSlide: options.startAt,
    speed: options.speedMs,
    cssMode: scrolls,
    loop: !scrolls,
    rewind: scrolls,
    on: {
      realIndexChange: (now) => options.onChange(now.realIndex),
      // A slide that was just chosen by hand stays as long as any other.
      slideChange: () => timer !== undefined && run(),
    },
  })

  const rest = () => {
    window.clearInterval(timer)
    timer = undefined
  }
  const run = () => {
    rest()
    timer = window.setInterval(() => swiper.slideNext(), options.intervalMs)
  }
  return {
    show: (index) => (scrolls ? swiper.slideTo(index) : swiper.slideToLoop(index)),
    run,
    rest,
    destroy: () => {
      rest()
      swiper.destroy(true, true)
    },
  }
}
