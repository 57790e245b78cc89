import { type RefObject, type UIEvent, useEffect, useEffectEvent, useState } from 'react'
import { prefersStillness } from '#src/ui/styles/stillness.ts'
import { whenIdle } from '#src/ui/loading/when-idle.ts'
import type { Motion } from './banner-engine.ts'
import { CHANGE_MS, rewind, trackOf } from './track.ts'

/** After the work of the first screen is done, also on a slow phone. */
const AFTER_FIRST_SCREEN_MS = 2_000
/** So long the engine waits for a pause then. */
const LONGEST_WAIT_MS = 2_000

interface CarouselOptions {
  viewport: RefObject<HTMLDivElement | null>
  count: number
  intervalMs: number
  moving: boolean
  trackClass: string
  slideClass: string
}

interface CarouselState {
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

  const take = useEffectEvent((start: typeof import('./banner-engine.ts').startMotion) => {
    const element = viewport.current
    if (!element) return undefined
    rewind(element)
    const { trackClass, slideClass, intervalMs } = options
    const taking = start({
      viewport: element,
      trackClass,
      slideClass,
      intervalMs,
      startAt: Math.min(active, count - 1),
      speedMs: prefersStillness() ? 0 : CHANGE_MS,
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
      import('./banner-engine.ts').then(
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
      const seen = Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth))
      setActive(Math.min(seen, count - 1))
    },
  }
}

function scrollToSlide(viewport: HTMLElement | null, index: number): void {
  const track = trackOf(viewport)
  const slide = track?.children[index]
  if (!track || !slide) return
  track.scrollLeft += slide.getBoundingClientRect().left - track.getBoundingClientRect().left
}

/** Not beside the first screen: nothing moves by itself before the first interval is over. */
function afterFirstScreen(task: () => void): () => void {
  let cancelIdle = () => {}
  const timer = setTimeout(() => (cancelIdle = whenIdle(task, LONGEST_WAIT_MS)), AFTER_FIRST_SCREEN_MS)
  return () => {
    clearTimeout(timer)
    cancelIdle()
  }
}
