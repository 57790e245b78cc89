import { useIntl } from 'react-intl'
import type { OfferedContract } from '#src/api/generated/types.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Disclosure } from '#src/ui/controls/Disclosure.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import { ContractDetails } from '../contracts/ContractDetails.tsx'
import { contractNames } from '../contracts/contract-messages.ts'
import { statusName, statusTones } from '../contracts/contract-reader.ts'
import { kindFields, offerMessages as messages } from './offer-messages.ts'
import styles from './Offers.module.css'
import { useWithdraw } from './use-withdraw.ts'

/** A contract that the agent has offered: with whom, of what kind and in which state, and all of it to open. */
export function OfferRow({ offer: { kind, contract } }: { offer: OfferedContract }) {
  const intl = useIntl()
  const { withdraw, isWithdrawing } = useWithdraw()
  const { contractId, status, offeredTo } = contract
  return (
    <li className={styles.offer}>
      <Disclosure
        level={2}
        title={
          <span className={styles.line}>
            <span className={styles.who}>
              <bdi>{offeredTo.account}</bdi>
              <small className={styles.kind}>{intl.formatMessage(contractNames[kindFields[kind]])}</small>
            </span>
            <StatusTag tone={statusTones[status]}>{intl.formatMessage(statusName(status, 'agent'))}</StatusTag>
          </span>
        }
      >
        <div className={styles.inner}>
          <ContractDetails
            contract={contract}
            reader="agent"
            actions={
              <Button variant="line" size="wide" pending={isWithdrawing} onClick={() => void withdraw(contractId)}>
                {intl.formatMessage(messages.takeBack)}
              </Button>
            }
          />
        </div>
      </Disclosure>
    </li>
  )
}
