import { useEffect, useId, useRef, useState } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/layers/Dialog.tsx'
import { Mark } from '#src/ui/display/Mark.tsx'
import type { ChallengeProps } from './challenge.ts'
import { isInPlace, newGoal, sliderToken, WAY_END } from './slider-challenge.ts'
import styles from './SliderChallenge.module.css'

/** The house's own challenge (GAP-78): the merchant's light is moved into a ring, by touch, mouse or arrow keys. */
export function SliderChallenge({ onPassed, onCancel }: ChallengeProps) {
  const intl = useIntl()
  const range = useRef<HTMLInputElement>(null)
  const missedId = useId()
  const begunAt = useRef(0)
  const moves = useRef(0)
  const [goal, setGoal] = useState(() => newGoal())
  const [place, setPlace] = useState(0)
  const [missed, setMissed] = useState(false)

  useEffect(() => {
    begunAt.current = performance.now()
  }, [])

  const move = (to: number) => {
    moves.current += 1
    setPlace(to)
    setMissed(false)
  }
  const answer = () => {
    if (isInPlace(place, goal)) {
      const tookMs = Math.round(performance.now() - begunAt.current)
      onPassed(sliderToken({ goal, place, tookMs, moves: moves.current }))
      return
    }
    setMissed(true)
    setPlace(0)
    setGoal(newGoal())
    range.current?.focus()
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={intl.formatMessage(messages.title)}
      initialFocus={range}
      actions={
        <>
          <Button onClick={onCancel}>{intl.formatMessage(commonMessages.cancel)}</Button>
          <Button variant="primary" onClick={answer}>
            {intl.formatMessage(messages.submit)}
          </Button>
        </>
      }
    >
      {intl.formatMessage(messages.text)}
      {/* The way runs from left to right in every language, as the picture does. */}
      <div dir="ltr">
        <div className={styles.scene} aria-hidden="true">
          <img className={styles.picture} src={currentMerchant.heroPicture} alt="" />
          <div className={styles.shade} />
          <div className={styles.way} style={{ transform: `translateX(${goal}%)` }}>
            <div className={styles.ring} />
          </div>
          <div className={styles.way} style={{ transform: `translateX(${place}%)` }}>
            <div className={styles.light}>
              <Mark shape={currentMerchant.mark} lit />
            </div>
          </div>
        </div>
        <input
          ref={range}
          className={styles.range}
          type="range"
          min={0}
          max={WAY_END}
          value={place}
          aria-label={intl.formatMessage(messages.label)}
          aria-valuetext={intl.formatMessage(messages.place, { place, goal })}
          aria-describedby={missedId}
          onChange={(event) => move(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') answer()
          }}
        />
      </div>
      <p id={missedId} className={styles.missed} role="alert">
        {missed ? intl.formatMessage(messages.missed) : null}
      </p>
    </Dialog>
  )
}

const messages = defineMessages({
  title: {
    id: 'access.slider.title',
    defaultMessage: 'One quick check',
    description: 'Heading of the dialog that tells people from programs before an SMS is sent',
  },
  text: {
    id: 'access.slider.text',
    defaultMessage: 'Slide the light into the ring.',
    description:
      'What to do in the dialog that tells people from programs; the light is a small drawn lantern or flower',
  },
  label: {
    id: 'access.slider.label',
    defaultMessage: 'Position of the light',
    description: 'Label of the slider that moves the light, for screen readers',
  },
  place: defineMessage<{ place: number; goal: number }>({
    id: 'access.slider.place',
    defaultMessage: '{place}; the ring is at {goal}',
    description: 'What a screen reader says as the light moves: where it is and where it belongs, from 0 to 100',
  }),
  missed: {
    id: 'access.slider.missed',
    defaultMessage: 'Missed. The ring has moved. Try again.',
    description: 'Line in the dialog that tells people from programs, after the light was left beside the ring',
  },
  submit: {
    id: 'access.slider.submit',
    defaultMessage: 'Done',
    description: 'Button of the dialog that tells people from programs: the light is in the ring now',
  },
})
