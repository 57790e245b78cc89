import X from 'lucide-react/icons/x'
import { useIntl } from 'react-intl'
import { transferMultipleDownlineTransfersMaxItems } from '#src/api/generated/bounds.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import styles from './Team.module.css'
import { teamMessages as messages } from './team-messages.ts'
import { selected } from './transfer/transfer-messages.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  onCancel: () => void
  onSend: () => void
}

/** How many members are ticked, and what becomes of them; it stays in sight while the list scrolls. */
export function SelectionBar({ selection, onCancel, onSend }: SelectionBarProps) {
  const intl = useIntl()
  const count = selection.payees.length
  return (
    <div className={styles.selection}>
      <IconButton label={intl.formatMessage(commonMessages.cancel)} onClick={onCancel}>
        <Icon icon={X} size={22} />
      </IconButton>
      <span role="status" className={styles.ticked}>
        {intl.formatMessage(selected, { count, max: transferMultipleDownlineTransfersMaxItems })}
      </span>
      <Button variant="primary" disabled={count === 0} onClick={onSend}>
        {intl.formatMessage(messages.send)}
      </Button>
    </div>
  )
}
