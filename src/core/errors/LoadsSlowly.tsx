import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { OperationId } from '#src/api/generated/operations.ts'
import { readKey } from '#src/api/read-key.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import styles from './LoadsSlowly.module.css'
import { retryMessage } from './retry-message.ts'
import { slowMessage } from './slow-message.ts'

/** Below the placeholders of a read that takes long: says so, and offers a call in place of the one under way. */
export function LoadsSlowly({ operation }: { operation: OperationId }) {
  const intl = useIntl()
  const client = useQueryClient()
  return (
    <div role="status" className={styles.slow}>
      <p>{intl.formatMessage(slowMessage)}</p>
      <Button size="small" onClick={() => void client.resetQueries({ queryKey: readKey(operation) })}>
        {intl.formatMessage(retryMessage)}
      </Button>
    </div>
  )
}
