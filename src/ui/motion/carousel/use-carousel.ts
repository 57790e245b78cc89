import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { savesData } from '#src/lib/data-saving.ts'
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
  /** Index of the slide that is seen. */
  active: number
  onActive: (index: number) => void
  /** Told when Swiper drives, and when no longer; until then the track is a scroller. */
  onTaken: (isTaken: boolean) => void
  trackClass: string
  slideClass: string
}

/** Follows a carousel, and hands it over from the browser's scroller to Swiper. Returns what shows a slide. */
export function useCarousel(options: CarouselOptions): (index: number) => void {
  const { viewport, count, moving, active, onActive } = options
  const [motion, setMotion] = useState<Motion>()
  // Where data are saved, the scroller does until somebody starts the motion by hand.
  const [isWanted, setWanted] = useState(() => !savesData())
  if (moving && !isWanted) setWanted(true)

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
      onChange: onActive,
    })
    setMotion(taking)
    options.onTaken('PointerEvent' in window)
    return taking
  })

  const leave = useEffectEvent(() => options.onTaken(false))

  useEffect(() => {
    if (!isWanted) return undefined
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
      leave()
    }
  }, [count, isWanted])

  useEffect(() => {
    if (moving) motion?.run()
    else motion?.rest()
  }, [motion, moving])

  const follow = useEffectEvent((track: Element) => {
    if (motion) return
    // negative where text runs right to left
    const seen = Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth))
    onActive(Math.min(seen, count - 1))
  })
  useEffect(() => {
    const track = trackOf(viewport.current)
    if (!track) return undefined
    const onScroll = () => follow(track)
    // It may have been moved before this code came.
    onScroll()
    track.addEventListener('scroll', onScroll, { passive: true })
    return () => track.removeEventListener('scroll', onScroll)
  }, [viewport])

  return (index) => (motion ? motion.show(index) : scrollToSlide(viewport.current, index))
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
