import { currentMerchant } from '#src/core/merchant/current.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './AgeMark.module.css'

/** The age from which one may play, in the ring that players know. */
export function AgeMark({ className }: { className?: string | undefined }) {
  const text = `${currentMerchant.minimumAge}+`
  return (
    <b className={classNames(styles.age, className)} dir="ltr">
      {text}
    </b>
  )
}
