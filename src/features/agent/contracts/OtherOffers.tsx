import FileText from 'lucide-react/icons/file-text'
import { useIntl } from 'react-intl'
import { useGetConsolidatedSettings } from '#src/api/generated/system.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { contractPaths, waitingContracts, type ContractField } from '#src/core/account/contract-requests.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { contractMessages as messages, contractNames } from './contract-messages.ts'
import styles from './ContractView.module.css'

/** Offers of other kinds that wait too (AGENT-05); nothing while none does, or while nobody knows. */
export function OtherOffers({ besides }: { besides: ContractField }) {
  const intl = useIntl()
  const { data } = useGetConsolidatedSettings()
  const others = data ? waitingContracts(data).filter((field) => field !== besides) : []
  if (others.length === 0) return null
  return (
    <nav className={styles.others} aria-label={intl.formatMessage(messages.others)}>
      <Card flush>
        <Rows>
          {others.map((field) => (
            <Row
              key={field}
              picture={<Icon icon={FileText} size={22} />}
              title={intl.formatMessage(contractNames[field])}
              detail={intl.formatMessage(messages.waitsToo)}
              render={(link) => <Link to={contractPaths[field]} {...link} />}
            />
          ))}
        </Rows>
      </Card>
    </nav>
  )
}
