import styles from './RollingDigits.module.css'

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
/** A wheel is moved by so much of itself for one digit. */
const DIGIT_PERCENT = 100 / DIGITS.length
/** `--t-hero` at the usual size of text. */
const FONT_PX = 28

/** A number as a row of wheels, each of which rolls to its digit (JACKPOT-01). */
export function RollingDigits(props: {
  /** As it is read: `24,318,905`. Everything but digits stands between the wheels. */
  text: string
  /** Read out before the number. */
  currencySymbol: string
  /** Height of a wheel in px, at the usual size of text. */
  numHeight: number
}) {
  const { text, currencySymbol, numHeight } = props
  const height = `${numHeight / FONT_PX}em`
  const label = `${currencySymbol} ${text}`
  // Wheels are named from the right, so that they stay the same when a digit comes in front.
  const cells = [...text].map((sign, at) => ({ sign, key: text.length - at }))
  return (
    <div className={styles.digits} role="img" aria-label={label} dir="ltr" style={{ lineHeight: height }}>
      {cells.map(({ sign, key }) =>
        /\d/.test(sign) ? (
          <span key={key} className={styles.window} style={{ height }}>
            <span className={styles.wheel} style={{ transform: `translateY(${-Number(sign) * DIGIT_PERCENT}%)` }}>
              {DIGITS.map((digit) => (
                <span key={digit} className={styles.digit} style={{ height }}>
                  {digit}
                </span>
              ))}
            </span>
          </span>
        ) : (
          <span key={key} className={styles.between}>
            {sign}
          </span>
        ),
      )}
    </div>
  )
}
