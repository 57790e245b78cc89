import { isTrial } from '#src/core/account/account-type.ts'
import { RegisterForReal } from '#src/core/account/RegisterForReal.tsx'
import { Avatar } from '#src/core/pictures/Avatar.tsx'
import { useMember } from '#src/core/session/member.ts'
import type { Session } from '#src/core/session/session.ts'
import { BalanceAmount } from '#src/core/wallet/BalanceAmount.tsx'
import { BalanceControls } from '#src/core/wallet/BalanceControls.tsx'
import { PlayMoney } from '#src/core/wallet/PlayMoney.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './MemberPart.module.css'

/**
 * Who is signed in and the balance, which can be hidden and asked for again (SHELL-75, SHELL-76, WALLET-03..06). Play
 * money says so, and the way to an account of one's own stands below it.
 */
export function MemberPart({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const member = useMember(session)
  const isPlay = isTrial(session.type)
  return (
    <>
      <div className={styles.member}>
        <Avatar size="large" src={member.iconUrl} />
        <div className={styles.words}>
          <p className={styles.name}>{isPlay ? <PlayMoney name={member.name} /> : <bdi>{member.name}</bdi>}</p>
          <p className={classNames(styles.balance, isPlay && styles.play)}>
            <span className={styles.amount}>
              <BalanceAmount />
            </span>
            <BalanceControls />
          </p>
        </div>
      </div>
      {isPlay ? (
        <div className={styles.way}>
          <RegisterForReal onLeave={onLeave} />
        </div>
      ) : null}
    </>
  )
}
