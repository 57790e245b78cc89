import { type ReactNode, type RefObject, useId } from 'react'
import { Layer } from './Layer.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** False where only an action may close it. */
  dismissible?: boolean
  role?: 'dialog' | 'alertdialog'
  initialFocus?: RefObject<HTMLElement | null>
  /** One button, or two side by side. */
  actions: ReactNode
  children?: ReactNode
}

/** A question or a message in the middle of the page; long text scrolls, the actions stay. */
export function Dialog({ open, onClose, title, dismissible, role, initialFocus, actions, children }: DialogProps) {
  const id = useId()
  return (
    <Layer
      open={open}
      onClose={onClose}
      dismissible={dismissible}
      role={role}
      labelledBy={`${id}-title`}
      describedBy={children === undefined ? undefined : `${id}-text`}
      initialFocus={initialFocus}
      place="center"
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children === undefined ? null : (
        <div id={`${id}-text`} className={styles.text}>
          {children}
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
    </Layer>
  )
}
