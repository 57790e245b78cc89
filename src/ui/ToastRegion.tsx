import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Toast.module.css'

/** The place for toasts below the header, above every layer. Mount it once; `children` is one `Toast` or nothing. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return createPortal(
    <div className={styles.region} data-over-layers="">
      <div role="status">{children}</div>
    </div>,
    document.body,
  )
}
