import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './CopyField.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** How long the button says that the text was copied, in ms. */
const COPIED_MS = 2_000

type CopyFieldProps = {
  label: string
  /** The text as it is copied: a link, a code. */
  value: string
  copyLabel: string
  copiedLabel: string
}

/** A text to take away: selected by a tap, copied by the button, which says so. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => setCopied(await copyText(value, input.current))
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.text}
          dir="ltr"
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button size="small" icon={<Icon icon={isCopied ? Check : Copy} size={16} />} onClick={() => void copy()}>
          {isCopied ? copiedLabel : copyLabel}
        </Button>
      </div>
      <span role="status">
        <VisuallyHidden>{isCopied ? copiedLabel : ''}</VisuallyHidden>
      </span>
    </div>
  )
}

/** Safari before 13.4 and pages without a secure connection have no clipboard of their own; there the selection is copied. */
async function copyText(text: string, input: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    input?.select()
    return document.execCommand('copy')
  }
}
