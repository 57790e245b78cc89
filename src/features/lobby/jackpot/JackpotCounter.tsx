import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatAmount } from '#src/lib/money.ts'
import { MotionButton } from '#src/ui/motion/MotionButton.tsx'
import { useSelfMotion } from '#src/ui/motion/use-self-motion.ts'
import styles from './HouseJackpot.module.css'
import { jackpotMessages as messages } from './jackpot-messages.ts'
import { grownAmount, growthDelay, startAmount, type JackpotRange } from './jackpot-rules.ts'
import { RollingDigits } from './RollingDigits.tsx'

/**
 * A counter that grows by itself inside its range (JACKPOT-01 to JACKPOT-09). Nobody wins what it shows: whoever uses
 * it says so (GAP-163). It can be stopped, rests where nobody sees it, and stands still from the start under reduced
 * motion.
 */
export function JackpotCounter(props: {
  minNum: number
  maxNum: number
  /** Decimals that are shown. */
  decimal: number
  /** Height of a digit in px. */
  numHeight: number
  currencySymbol: string
}) {
  const { minNum, maxNum, decimal, numHeight, currencySymbol } = props
  const intl = useIntl()
  const { moving, paused, toggle, hold } = useSelfMotion(true)
  const text = amountText(useGrowingAmount({ minNum, maxNum, decimal }, moving), decimal)
  return (
    <div {...hold}>
      <RollingDigits text={text} currencySymbol={currencySymbol} numHeight={numHeight} />
      <MotionButton
        paused={paused}
        onToggle={toggle}
        pauseLabel={intl.formatMessage(messages.pause)}
        playLabel={intl.formatMessage(messages.play)}
        className={styles.motion}
      />
    </div>
  )
}

function useGrowingAmount(range: JackpotRange, grows: boolean): number {
  const { minNum, maxNum, decimal } = range
  const [amount, setAmount] = useState(() => startAmount(range))
  useEffect(() => {
    if (!grows) return undefined
    let timer: number
    const wait = () => {
      timer = window.setTimeout(() => {
        setAmount((before) => grownAmount(before, { minNum, maxNum, decimal }))
        wait()
      }, growthDelay())
    }
    wait()
    return () => window.clearTimeout(timer)
  }, [minNum, maxNum, decimal, grows])
  return amount
}

function amountText(amount: number, decimal: number): string {
  const [units = '0'] = formatAmount(amount.toFixed(decimal)).split('.')
  return decimal === 0 ? units : `${units}.${amount.toFixed(decimal).split('.')[1] ?? ''}`
}
