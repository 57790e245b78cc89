import ArrowRight from 'lucide-react/icons/arrow-right'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Contract } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import { answered, contractMessages as messages, offered } from './contract-messages.ts'
import styles from './ContractDetails.module.css'
import { contractPeriod } from './contract-period.ts'
import { statusName, statusTones, type ContractReader } from './contract-reader.ts'
import { ContractTerms } from './ContractTerms.tsx'

interface ContractDetailsProps {
  contract: Contract
  /** Whose words it has: who is paid, or the agent who pays. */
  reader: ContractReader
  /** What the reader can do while it waits for an answer. */
  actions: ReactNode
}

/** One contract: who with whom, for how long, what is paid for what, and the answer (NAMED-16..18). */
export function ContractDetails({ contract, reader, actions }: ContractDetailsProps) {
  const intl = useIntl()
  const { status, offeredBy, offeredTo, offeredAt, answeredAt, terms } = contract
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        {/* An agent reads it in the line that was opened. */}
        {reader === 'member' ? (
          <StatusTag tone={statusTones[status]}>{intl.formatMessage(statusName(status, reader))}</StatusTag>
        ) : null}
        <span className={styles.when}>
          {answeredAt === undefined
            ? intl.formatMessage(offered, { at: <Moment key="at" at={offeredAt} /> })
            : intl.formatMessage(answered, { at: <Moment key="at" at={answeredAt} /> })}
        </span>
      </div>
      <div className={styles.parties}>
        <div className={styles.party}>
          <p className={styles.role}>{intl.formatMessage(messages.pays)}</p>
          <p className={styles.account}>
            <bdi>{offeredBy.account}</bdi>
          </p>
        </div>
        <Icon icon={ArrowRight} size={20} directional className={styles.arrow} />
        <div className={styles.party}>
          <p className={styles.role}>{intl.formatMessage(messages.isPaid)}</p>
          <p className={styles.account}>
            <bdi>{offeredTo.account}</bdi>
          </p>
        </div>
      </div>
      <p className={styles.period}>
        <Icon icon={CalendarDays} size={18} />
        <span>{contractPeriod(intl, contract)}</span>
      </p>
      <ContractTerms terms={terms} reader={reader} />
      {status === 'PENDING' ? actions : null}
    </div>
  )
}
