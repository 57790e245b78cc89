import { useIntl } from 'react-intl'
import { lotteryMessages as messages } from '../lottery-messages.ts'
import { timeLeft } from './draw-times.ts'
import { useServerSeconds } from './use-server-seconds.ts'

interface CountdownProps {
  closesAt: string | undefined
  /** In a control, whose name would be another one every second, and be read out each time. */
  isInControl?: boolean
}

/** Until a draw closes, by the gateway's clock; a screen reader does not read every second out. */
export function Countdown({ closesAt, isInControl }: CountdownProps) {
  const intl = useIntl()
  const now = useServerSeconds()
  const left = closesAt && timeLeft(closesAt, now)
  if (!left) return intl.formatMessage(closesAt ? messages.drawing : messages.resting)
  return (
    <bdi className="num" dir="ltr" aria-hidden={isInControl}>
      {left}
    </bdi>
  )
}
