import FileText from 'lucide-react/icons/file-text'
import { useIntl } from 'react-intl'
import { useGetConsolidatedSettings } from '#src/api/generated/system.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { contractFields, contractPaths, waitingContracts } from '#src/core/account/contract-requests.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import { contractsWaiting } from './center/center-messages.ts'
import { agentMessages as messages } from './agent-messages.ts'
import styles from './AgentPage.module.css'
import { contractNames } from './contracts/contract-messages.ts'

/** The ways to the agent's own contracts, and which of them wait for an answer (AGENT-02, AGENT-05, AGENT-07). */
export function ContractLinks() {
  const intl = useIntl()
  const { data } = useGetConsolidatedSettings()
  const waiting = data ? waitingContracts(data) : []
  return (
    <section className={styles.contracts}>
      <SectionHead
        flush
        title={intl.formatMessage(messages.contracts)}
        action={
          waiting.length > 0 ? (
            <StatusTag tone="waiting">{intl.formatMessage(contractsWaiting, { count: waiting.length })}</StatusTag>
          ) : null
        }
      />
      <Card flush>
        <Rows>
          {contractFields.map((field) => (
            <Row
              key={field}
              picture={<Icon icon={FileText} size={22} />}
              title={intl.formatMessage(contractNames[field])}
              detail={waiting.includes(field) ? intl.formatMessage(messages.waits) : undefined}
              render={(link) => <Link to={contractPaths[field]} {...link} />}
            />
          ))}
        </Rows>
      </Card>
    </section>
  )
}
