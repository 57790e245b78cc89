import { useIntl } from 'react-intl'
import type { Contract, ContractList } from '#src/api/generated/types.ts'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import type { ContractField } from '#src/core/account/contract-requests.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Disclosure } from '#src/ui/controls/Disclosure.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { Answers } from './Answers.tsx'
import { ContractDetails } from './ContractDetails.tsx'
import { contractMessages as messages } from './contract-messages.ts'
import styles from './ContractView.module.css'
import { OtherOffers } from './OtherOffers.tsx'
import { contractPeriod } from './contract-period.ts'
import { useDecision, type Answering } from './use-decision.ts'

interface ContractViewProps {
  field: ContractField
  list: { data: ContractList | undefined; error: GatewayError | null; refetch: () => unknown }
  answer: Answering
}

/** The contracts of one kind: the one that waits or ran last in full, those before it to open (NAMED-16..18). */
export function ContractView({ field, list, answer }: ContractViewProps) {
  const intl = useIntl()
  const { decide, deciding } = useDecision(answer)
  if (!list.data) return <LoadingCards count={3} className={styles.page} error={list.error} onRetry={list.refetch} />
  const [first, ...earlier] = list.data.contracts
  const detailsOf = (contract: Contract) => (
    <ContractDetails
      contract={contract}
      reader="member"
      actions={
        <Answers
          deciding={deciding}
          onDecide={(reply) => void decide({ contractId: contract.contractId, answer: reply })}
        />
      }
    />
  )
  return (
    <div className={styles.page}>
      {first ? (
        <Card lit={first.status === 'PENDING'}>{detailsOf(first)}</Card>
      ) : (
        <StateView
          kind="empty"
          title={intl.formatMessage(messages.none)}
          text={intl.formatMessage(messages.noneText)}
        />
      )}
      <OtherOffers besides={field} />
      {earlier.length > 0 ? (
        <section className={styles.earlier} aria-labelledby="earlier-contracts">
          <SectionHead flush id="earlier-contracts" title={intl.formatMessage(messages.earlier)} />
          {earlier.map((contract) => (
            <Card key={contract.contractId} flush className={styles.one}>
              <Disclosure level={3} title={contractPeriod(intl, contract)}>
                <div className={styles.inner}>{detailsOf(contract)}</div>
              </Disclosure>
            </Card>
          ))}
        </section>
      ) : null}
    </div>
  )
}
