import { type RefObject, useEffect, useEffectEvent } from 'react'
import { savesData } from '#src/lib/data-saving.ts'
import { MotionButton, type MotionLabels } from '../MotionButton.tsx'
import { type SelfMotion, useSelfMotion } from '../use-self-motion.ts'
import styles from './Paging.module.css'
import { useCarousel } from './use-carousel.ts'

type PagingProps = MotionLabels & {
  viewport: RefObject<HTMLDivElement | null>
  count: number
  intervalMs: number
  active: number
  onActive: (index: number) => void
  onTaken: (isTaken: boolean) => void
  /** Given once what the carousel's element needs so that a mouse, a finger or the focus stops the motion. */
  onHold: (hold: SelfMotion['hold']) => void
  bulletLabel: (number: number) => string
  trackClass: string
  slideClass: string
}

/** Moves a carousel by clock, and by a bullet for each slide; the button beside them stops and starts it. */
export function Paging({ onHold, bulletLabel, pauseLabel, playLabel, ...carousel }: PagingProps) {
  const { moving, paused, toggle, hold } = useSelfMotion(true, savesData())
  const show = useCarousel({ ...carousel, moving })
  const giveHold = useEffectEvent(() => onHold(hold))
  useEffect(() => {
    giveHold()
  }, [])
  return (
    <div className={styles.paging}>
      {Array.from({ length: carousel.count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={bulletLabel(index + 1)}
          aria-current={index === carousel.active ? 'true' : undefined}
          className={styles.bullet}
          onClick={() => show(index)}
        />
      ))}
      <MotionButton paused={paused} onToggle={toggle} pauseLabel={pauseLabel} playLabel={playLabel} />
    </div>
  )
}
