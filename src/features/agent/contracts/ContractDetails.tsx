import ArrowRight from 'lucide-react/icons/arrow-right'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useIntl } from 'react-intl'
import type { Contract, ContractAnswer, ContractStatus } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { StatusTag, type StatusTone } from '#src/ui/StatusTag.tsx'
import { answered, contractMessages as messages, offered, statusNames } from './contract-messages.ts'
import styles from './ContractDetails.module.css'
import { contractPeriod } from './contract-period.ts'
import { ContractTerms } from './ContractTerms.tsx'

const tones = {
  PENDING: 'waiting',
  SIGNED: 'running',
  REJECTED: 'refused',
  WITHDRAWN: 'quiet',
  EXPIRED: 'quiet',
} as const satisfies Record<ContractStatus, StatusTone>

interface ContractDetailsProps {
  contract: Contract
  /** The answer that is under way. */
  deciding: ContractAnswer['answer'] | undefined
  onDecide: (answer: ContractAnswer['answer']) => void
}

/** One contract: who with whom, for how long, what is paid for what, and the answer (NAMED-16..18). */
export function ContractDetails({ contract, deciding, onDecide }: ContractDetailsProps) {
  const intl = useIntl()
  const { status, offeredBy, offeredTo, offeredAt, answeredAt, terms } = contract
  const isPending = status === 'PENDING'
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <StatusTag tone={tones[status]}>{intl.formatMessage(statusNames[status])}</StatusTag>
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
      <ContractTerms terms={terms} />
      {isPending ? (
        <div className={styles.answers}>
          <Button variant="line" pending={deciding === 'REJECT'} onClick={() => onDecide('REJECT')}>
            {intl.formatMessage(messages.reject)}
          </Button>
          <Button variant="primary" pending={deciding === 'ACCEPT'} onClick={() => onDecide('ACCEPT')}>
            {intl.formatMessage(messages.accept)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
