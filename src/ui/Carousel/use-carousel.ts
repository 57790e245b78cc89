import { type RefObject, type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Motion } from './swiper.ts'

/** Without requestIdleCallback (Safari): late enough for the first picture. */
const IDLE_FALLBACK_MS = 200
/** After the work of the first screen is done, also on a slow phone. */
const AFTER_FIRST_SCREEN_MS = 2_000
const SPEED_MS = 300

type CarouselOptions = {
  viewport: RefObject<HTMLDivElement | null>
  count: number
  intervalMs: number
  moving: boolean
  trackClass: string
  slideClass: string
}

type CarouselState = {
  /** Index of the slide that is seen. */
  active: number
  /** Swiper drives; until then the track is a scroller. */
  taken: boolean
  show: (index: number) => void
  onScroll: (event: UIEvent<HTMLElement>) => void
}

/** State of a carousel and its hand-over from the browser's scroller to Swiper. */
export function useCarousel(options: CarouselOptions): CarouselState {
  const { viewport, count, moving } = options
  const [active, setActive] = useState(0)
  const [motion, setMotion] = useState<Motion>()
  const taken = motion !== undefined && 'PointerEvent' in window
  const position = useRef(0)

  const take = useEffectEvent((start: typeof import('./swiper.ts').startMotion) => {
    const element = viewport.current
    if (!element) return undefined
    const startAt = position.current
    rewind(element)
    const { trackClass, slideClass, intervalMs } = options
    const taking = start({
      viewport: element,
      trackClass,
      slideClass,
      intervalMs,
      startAt,
      speedMs: SPEED_MS,
      onChange: setActive,
    })
    setMotion(taking)
    return taking
  })

  useEffect(() => {
    if (count < 2) return undefined
    let gone = false
    let taking: Motion | undefined
    const cancel = afterFirstScreen(() => {
      // when the chunk does not arrive the scroller stays, which works by hand
      import('./swiper.ts').then(
        ({ startMotion }) => {
          if (!gone) taking = take(startMotion)
        },
        () => undefined,
      )
    })
    return () => {
      gone = true
      cancel()
      taking?.destroy()
      setMotion(undefined)
    }
  }, [count])

  useEffect(() => {
    if (moving) motion?.run()
    else motion?.rest()
  }, [motion, moving])

  return {
    active,
    taken,
    show: (index) => (motion ? motion.show(index) : scrollToSlide(viewport.current, index)),
    onScroll: (event) => {
      if (motion) return
      const track = event.currentTarget
      // negative where text runs right to left
      position.current = Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth))
      setActive(Math.min(position.current, count - 1))
    },
  }
}

/** Swiper counts from an unscrolled track. */
function rewind(viewport: HTMLElement): void {
  const track = viewport.firstElementChild
  if (track) track.scrollLeft = 0
}

function scrollToSlide(viewport: HTMLElement | null, index: number): void {
  const track = viewport?.firstElementChild
  const slide = track?.children[index]
  if (!track || !slide) return
  track.scrollLeft += slide.getBoundingClientRect().left - track.getBoundingClientRect().left
}

/** Not beside the first screen: nothing moves by itself before the first interval is over. */
function afterFirstScreen(task: () => void): () => void {
  let cancelIdle = () => {}
  const timer = setTimeout(() => (cancelIdle = whenIdle(task)), AFTER_FIRST_SCREEN_MS)
  return () => {
    clearTimeout(timer)
    cancelIdle()
  }
}

function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(task, { timeout: 2000 })
    return () => window.cancelIdleCallback(id)
  }
  const timer = setTimeout(task, IDLE_FALLBACK_MS)
  return () => clearTimeout(timer)
}
