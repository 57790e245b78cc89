import { useIntl } from 'react-intl'
import type { ContractAnswer } from '#src/api/generated/types.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import styles from './ContractDetails.module.css'
import { contractMessages as messages } from './contract-messages.ts'

interface AnswersProps {
  /** The answer that is under way. */
  deciding: ContractAnswer['answer'] | undefined
  onDecide: (answer: ContractAnswer['answer']) => void
}

/** The two answers to an offer. */
export function Answers({ deciding, onDecide }: AnswersProps) {
  const intl = useIntl()
  return (
    <div className={styles.answers}>
      <Button variant="line" pending={deciding === 'REJECT'} onClick={() => onDecide('REJECT')}>
        {intl.formatMessage(messages.reject)}
      </Button>
      <Button variant="primary" pending={deciding === 'ACCEPT'} onClick={() => onDecide('ACCEPT')}>
        {intl.formatMessage(messages.accept)}
      </Button>
    </div>
  )
}
