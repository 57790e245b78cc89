import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Layer } from './Layer.tsx'
import styles from './Drawer.module.css'

interface DrawerProps {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  /** Beside the close button: the brand. */
  head?: ReactNode
  /** At the foot, however short the content is. */
  foot?: ReactNode
  children: ReactNode
}

/** A panel from the end of the line: right in English, left in Urdu. */
export function Drawer({ open, onClose, label, closeLabel, head, foot, children }: DrawerProps) {
  return (
    <Layer open={open} onClose={onClose} label={label} place="end">
      <header className={styles.head}>
        <span className={styles.brand}>{head}</span>
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon icon={X} size={22} />
        </IconButton>
      </header>
      <div className={styles.body}>
        {children}
        {foot === undefined ? null : <footer className={styles.foot}>{foot}</footer>}
      </div>
    </Layer>
  )
}
