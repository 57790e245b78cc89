import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, type RefObject, type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { middleOf, scrollRowTo } from '../scroll-row-to.ts'
import { prefersStillness } from '#src/ui/styles/stillness.ts'
import type { Swipes } from './row-engine.ts'
import styles from './SwipeRow.module.css'
import { CHANGE_MS, rewind, trackOf } from './track.ts'

interface SwipeRowProps {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** Index of the slide in the middle. */
  active: number
  onChange: (index: number) => void
  /** "2 of 15": name of a slide. `number` counts from 1. */
  slideLabel: (number: number, count: number) => string
  previousLabel: string
  nextLabel: string
  /** The slides beside the middle one lean back: a coverflow. */
  flow?: boolean
  /** Between the two buttons: which slide is seen. */
  children: ReactNode
}

/**
 * Slides side by side, one in the middle, moved by swipe or button; they never move by themselves. A plain scroller
 * until Swiper has arrived, and for good where it does not or cannot follow the finger (iOS 12).
 */
export function SwipeRow(props: SwipeRowProps) {
  const { label, slides, active, onChange, slideLabel, previousLabel, nextLabel, flow = false, children } = props
  const viewport = useRef<HTMLDivElement>(null)
  const { isTaken, onScroll } = useSwipes({ viewport, active, onChange, flow })
  const step = (by: -1 | 1) => {
    const next = active + by
    if (next >= 0 && next < slides.length) onChange(next)
  }
  return (
    <section aria-label={label}>
      <div ref={viewport} className={classNames(styles.viewport, flow && styles.flow, isTaken && styles.taken)}>
        <div className={styles.track} onScroll={onScroll}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              role="group"
              aria-label={slideLabel(index + 1, slides.length)}
              aria-hidden={isTaken && index !== active ? true : undefined}
              className={classNames(styles.slide, index !== active && styles.aside)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        {/* Not disabled at an end: a button that goes dead loses the focus of those who pressed it. */}
        <IconButton
          variant="round"
          label={previousLabel}
          aria-disabled={active === 0}
          className={styles.button}
          onClick={() => step(-1)}
        >
          <Icon icon={ChevronLeft} directional />
        </IconButton>
        <div className={styles.place}>{children}</div>
        <IconButton
          variant="round"
          label={nextLabel}
          aria-disabled={active === slides.length - 1}
          className={styles.button}
          onClick={() => step(1)}
        >
          <Icon icon={ChevronRight} directional />
        </IconButton>
      </div>
    </section>
  )
}

function useSwipes({
  viewport,
  active,
  onChange,
  flow,
}: Pick<SwipeRowProps, 'active' | 'onChange'> & {
  viewport: RefObject<HTMLDivElement | null>
  flow: boolean
}) {
  const [swipes, setSwipes] = useState<Swipes>()
  /** The slide that the scroller itself has brought to the middle. */
  const scrolledTo = useRef(active)
  const take = useEffectEvent((start: typeof import('./row-engine.ts').startSwipes) => {
    const element = viewport.current
    if (!element) return undefined
    rewind(element)
    const isStill = prefersStillness()
    const taken = start({
      viewport: element,
      trackClass: styles.track ?? '',
      slideClass: styles.slide ?? '',
      startAt: active,
      flow: flow && !isStill,
      speedMs: isStill ? 0 : CHANGE_MS,
      onChange,
    })
    setSwipes(taken)
    return taken
  })
  useEffect(() => {
    if (!('PointerEvent' in window)) return undefined
    let isGone = false
    let taken: Swipes | undefined
    import('./row-engine.ts').then(
      ({ startSwipes }) => {
        if (!isGone) taken = take(startSwipes)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      taken?.destroy()
    }
  }, [])
  useEffect(() => {
    if (swipes) swipes.show(active)
    else if (scrolledTo.current !== active) scrollToSlide(viewport.current, active)
  }, [swipes, active, viewport])
  return {
    isTaken: swipes !== undefined,
    onScroll: ({ currentTarget: track }: UIEvent<HTMLElement>) => {
      if (swipes) return
      scrolledTo.current = middleSlide(track)
      onChange(scrolledTo.current)
    },
  }
}

function middleSlide(track: Element): number {
  const distances = Array.from(track.children, (slide) => Math.abs(middleOf(slide) - middleOf(track)))
  return distances.indexOf(Math.min(...distances))
}

function scrollToSlide(viewport: HTMLElement | null, index: number): void {
  const track = trackOf(viewport)
  const slide = track?.children[index]
  if (track && slide) scrollRowTo(track, slide)
}
