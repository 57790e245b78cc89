import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useId, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './CopyField.module.css'
import { Icon } from '#src/ui/display/Icon.tsx'
import { useCopied } from './use-copied.ts'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'

interface CopyFieldProps {
  label: string
  /** The text as it is copied: a link, a code. */
  value: string
  copyLabel: string
  copiedLabel: string
}

/** A text to take away: selected by a tap, copied by the button, which says so or else selects it. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { isCopied, copy } = useCopied(value)
  const press = async () => {
    if (!(await copy())) field.current?.focus()
  }
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          ref={field}
          id={id}
          className={styles.text}
          dir="ltr"
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button size="small" icon={<Icon icon={isCopied ? Check : Copy} size={16} />} onClick={() => void press()}>
          {isCopied ? copiedLabel : copyLabel}
        </Button>
      </div>
      <span role="status">
        <VisuallyHidden>{isCopied ? copiedLabel : ''}</VisuallyHidden>
      </span>
    </div>
  )
}
