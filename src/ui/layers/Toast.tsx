import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import styles from './Toast.module.css'

type ToastTone = 'success' | 'error' | 'warning' | 'info'

interface ToastProps {
  tone: ToastTone
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** One short message. How it is read out is the region's. */
export function Toast({ tone, closeLabel, onClose, children }: ToastProps) {
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <Icon icon={ICONS[tone]} size={22} className={styles.icon} />
      <p className={styles.text}>{children}</p>
      <IconButton label={closeLabel} onClick={onClose}>
        <Icon icon={X} />
      </IconButton>
    </div>
  )
}

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }
