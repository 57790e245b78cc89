import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  /** Level of the heading that contains the button. */
  level: 2 | 3
  title: ReactNode
  /** Before the title: a number, an icon. */
  bead?: ReactNode
  defaultOpen?: boolean
  buttonRef?: Ref<HTMLButtonElement> | undefined
  children: ReactNode
}

/** A heading that opens and closes the content below it; several may be open. Closed content is not rendered. */
export function Disclosure({ level, title, bead, defaultOpen = false, buttonRef, children }: DisclosureProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(defaultOpen)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <Heading className={level === 2 ? styles.major : styles.minor}>
        <button
          ref={buttonRef}
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {bead} <span className={styles.title}>{title}</span>
          <Icon icon={ChevronDown} size={18} className={styles.arrow} />
        </button>
      </Heading>
      {isOpen ? (
        <div id={id} className={styles.panel}>
          {children}
        </div>
      ) : null}
    </>
  )
}
