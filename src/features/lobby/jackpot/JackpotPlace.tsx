import { currentMerchant } from '#src/core/merchant/current.ts'
import styles from './JackpotPlace.module.css'

/**
 * Keeps the place of the jackpot until it is there, so that the games below do not move. A merchant that leaves the
 * illustration off rarely has one.
 */
export function JackpotPlace() {
  return currentMerchant.showJackpot ? <div className={styles.place} /> : null
}
