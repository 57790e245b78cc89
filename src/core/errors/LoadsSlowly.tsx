import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { OperationId } from '#src/api/generated/operations.ts'
import { readKey } from '#src/api/read-key.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { SLOW_MS } from '#src/ui/loading/use-is-slow.ts'
import styles from './LoadsSlowly.module.css'
import { retryMessage } from './retry-message.ts'
import { slowMessage } from './slow-message.ts'

const isAwaited = ({ state }: Query) => state.data === undefined

/** Beside the placeholders of a read that takes long: says so, and offers a call in place of the one under way. */
export function LoadsSlowly({ operation }: { operation: OperationId }) {
  const intl = useIntl()
  const client = useQueryClient()
  // Another tap would take back the call that the last one made, so each gets its time.
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAsked) return undefined
    const timer = window.setTimeout(() => setAsked(false), SLOW_MS)
    return () => window.clearTimeout(timer)
  }, [isAsked])
  const askAgain = () => {
    setAsked(true)
    // Reading again would join the call under way. What is here already stays.
    void client.resetQueries({ queryKey: readKey(operation), predicate: isAwaited })
  }
  return (
    <div role="status" className={styles.slow}>
      <p>{intl.formatMessage(slowMessage)}</p>
      <Button size="small" pending={isAsked} onClick={askAgain}>
        {intl.formatMessage(retryMessage)}
      </Button>
    </div>
  )
}
