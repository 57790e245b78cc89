import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import styles from './RecordList.module.css'

/** One thing that a record says of an entry: its name and what it is; left out where there is none. */
export interface Fact {
  name: string
  value: ReactNode | undefined
}

interface RecordSheetProps {
  title: string
  facts: readonly Fact[] | undefined
  /** Below the facts: the way to what the entry is about. */
  action?: ReactNode
  onClose: () => void
}

/** An entry of a record in full. Closed while there are no facts. */
export function RecordSheet(props: RecordSheetProps) {
  const intl = useIntl()
  const { title, facts, action, onClose } = props
  return (
    <Sheet
      open={facts !== undefined}
      onClose={onClose}
      title={title}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <dl className={styles.facts}>
        {facts?.map(({ name, value }) =>
          value === undefined ? null : <FactLine key={name} name={name} value={value} />,
        )}
      </dl>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </Sheet>
  )
}

function FactLine({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
