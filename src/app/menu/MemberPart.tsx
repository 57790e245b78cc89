import { useMember } from '#src/core/session/member.ts'
import type { Session } from '#src/core/session/session.ts'
import { BalanceAmount } from '#src/core/wallet/BalanceAmount.tsx'
import { BalanceControls } from '#src/core/wallet/BalanceControls.tsx'
import { Avatar } from '#src/ui/display/Avatar.tsx'
import styles from './MemberPart.module.css'

/** Who is signed in and the balance, which can be hidden and asked for again (SHELL-75, SHELL-76, WALLET-03..06). */
export function MemberPart({ session }: { session: Session }) {
  const member = useMember(session)
  return (
    <div className={styles.member}>
      <Avatar size="large" src={member.iconUrl} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{member.name}</bdi>
        </p>
        <p className={styles.balance}>
          <span className={styles.amount}>
            <BalanceAmount />
          </span>
          <BalanceControls />
        </p>
      </div>
    </div>
  )
}
