import { type ReactNode, useRef } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { MotionButton, type MotionLabels } from '../MotionButton.tsx'
import { useSelfMotion } from '../use-self-motion.ts'
import { useCarousel } from './use-carousel.ts'
import styles from './Carousel.module.css'

interface Slide {
  key: string
  content: ReactNode
}

type CarouselProps = MotionLabels & {
  label: string
  slides: readonly Slide[]
  /** Time that each slide stays, in ms. HOME-22 */
  intervalMs: number
  /** "2 of 4": name of a slide. `number` counts from 1. */
  slideLabel: (number: number, count: number) => string
  /** "Show banner 2": name of a bullet. */
  bulletLabel: (number: number) => string
  className?: string | undefined
}

/**
 * One slide at a time, by swipe, bullet and clock. A plain scroller until Swiper has arrived, and for good where it
 * does not; a single slide stands still and loads nothing (HOME-22, HOME-23).
 */
export function Carousel(props: CarouselProps) {
  // other slides are another carousel: Swiper moves the nodes of a loop, React must not meet them again
  return <Slides key={props.slides.map((slide) => slide.key).join(' ')} {...props} />
}

function Slides({
  label,
  slides,
  intervalMs,
  slideLabel,
  bulletLabel,
  pauseLabel,
  playLabel,
  className,
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const several = slides.length > 1
  const { moving, paused, toggle, hold } = useSelfMotion(several)
  const { active, taken, show, onScroll } = useCarousel({
    viewport,
    count: slides.length,
    intervalMs,
    moving,
    trackClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
  })

  return (
    <section aria-label={label} className={classNames(styles.carousel, className)} {...hold}>
      <div ref={viewport} className={classNames(styles.viewport, taken && styles.taken)}>
        <div className={styles.track} onScroll={onScroll}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              role="group"
              aria-label={several ? slideLabel(index + 1, slides.length) : undefined}
              className={styles.slide}
              aria-hidden={taken && index !== active ? true : undefined}
              inert={taken && index !== active}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {several ? (
        <div className={styles.paging}>
          {slides.map((slide, index) => (
            <button
              key={slide.key}
              type="button"
              aria-label={bulletLabel(index + 1)}
              aria-current={index === active ? 'true' : undefined}
              className={styles.bullet}
              onClick={() => show(index)}
            />
          ))}
          <MotionButton paused={paused} onToggle={toggle} pauseLabel={pauseLabel} playLabel={playLabel} />
        </div>
      ) : null}
    </section>
  )
}
