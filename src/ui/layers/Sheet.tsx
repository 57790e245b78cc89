import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useRef } from 'react'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Layer } from './Layer.tsx'
import { useSheetDrag } from './use-sheet-drag.ts'
import styles from './Sheet.module.css'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** Beside the title: a small text button such as "Clear all". */
  action?: ReactNode
  /** Stays at the foot while the content scrolls: the submit button. */
  foot?: ReactNode
  children: ReactNode
}

/** A sheet from below: follows the finger, closes by pull, mask, Escape or button. */
export function Sheet({ open, onClose, title, closeLabel, action, foot, children }: SheetProps) {
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  return (
    <Layer open={open} onClose={onClose} labelledBy={titleId} place="bottom" panelRef={panel}>
      <PullToClose panel={panel} open={open} onClose={onClose} />
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon icon={X} size={22} />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
      {foot === undefined ? null : <footer className={styles.foot}>{foot}</footer>}
    </Layer>
  )
}

/** Lives inside the layer, so that the panel is in the page when the listeners are set. */
function PullToClose({
  panel,
  open,
  onClose,
}: Pick<SheetProps, 'open' | 'onClose'> & { panel: Parameters<typeof useSheetDrag>[0] }) {
  useSheetDrag(panel, open, onClose)
  return <span className={styles.grab} aria-hidden="true" />
}
