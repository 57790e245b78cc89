import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Toast.module.css'

interface ToastRegionProps {
  /** Interrupts a screen reader instead of waiting for its turn. */
  urgent: boolean
  children: ReactNode
}

/**
 * The place for toasts below the header, above every layer. Mount it once; `children` is one `Toast` or nothing. Each
 * toast stands in one live region, since two around each other are read twice. That for what waits is there before its
 * first toast, without which it would not be read; an alert is read as it comes.
 */
export function ToastRegion({ urgent, children }: ToastRegionProps) {
  return createPortal(
    <div className={styles.region} data-over-layers="">
      <div role="status">{urgent ? null : children}</div>
      {urgent ? <div role="alert">{children}</div> : null}
    </div>,
    document.body,
  )
}
