import { ContractLinks } from '../ContractLinks.tsx'
import styles from '../AgentPage.module.css'

/** `/m/member/agent/center`: what an agent's team brings, and the ways to everything about it (NAMED-29). */
export function AgencyCenterPage() {
  return (
    <div className={styles.page}>
      <ContractLinks />
    </div>
  )
}
