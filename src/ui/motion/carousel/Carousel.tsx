import { type ReactNode, Suspense, useRef, useState } from 'react'
import { idlePart } from '#src/ui/loading/late-part.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import type { MotionLabels } from '../MotionButton.tsx'
import type { SelfMotion } from '../use-self-motion.ts'
import styles from './Carousel.module.css'

// What moves by itself comes after what stands: the slides can be swiped without it.
const Paging = idlePart(() => import('./Paging.tsx').then((module) => module.Paging))

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

function Slides({ label, slides, slideLabel, className, ...motion }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const [taken, setTaken] = useState(false)
  const [hold, setHold] = useState<SelfMotion['hold']>()
  const several = slides.length > 1

  return (
    <section aria-label={label} className={classNames(styles.carousel, className)} {...hold}>
      <div ref={viewport} className={classNames(styles.viewport, taken && styles.taken)}>
        <div className={styles.track}>
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
        <Suspense>
          <Paging
            {...motion}
            viewport={viewport}
            count={slides.length}
            active={active}
            onActive={setActive}
            onTaken={setTaken}
            onHold={setHold}
            trackClass={styles.track ?? ''}
            slideClass={styles.slide ?? ''}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
