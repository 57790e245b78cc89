import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { copyMessages } from '#src/core/toasts/copy-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useCopied } from '#src/ui/controls/use-copied.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import styles from './CopyLine.module.css'

/**
 * A line to copy that shows to its last digit on any screen, unlike a field: who types it over must see all of it.
 * Where the browser copies nothing, the line is selected.
 */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const intl = useIntl()
  const text = useRef<HTMLElement>(null)
  const { isCopied, copy } = useCopied(value)
  const press = async () => {
    if (!(await copy()) && text.current) getSelection()?.selectAllChildren(text.current)
  }
  const [labelId, buttonId] = [useId(), useId()]
  const copied = intl.formatMessage(copyMessages.copied)
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <bdi ref={text} className={styles.value}>
          {value}
        </bdi>
      </div>
      <Button
        id={buttonId}
        size="small"
        aria-labelledby={`${buttonId} ${labelId}`}
        icon={<Icon icon={isCopied ? Check : Copy} size={16} />}
        onClick={() => void press()}
      >
        {isCopied ? copied : intl.formatMessage(copyMessages.copy)}
      </Button>
      <span role="status">
        <VisuallyHidden>{isCopied ? copied : ''}</VisuallyHidden>
      </span>
    </div>
  )
}
