import { useEffect, useState, type ReactNode } from 'react'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Mark } from '#src/ui/display/Mark.tsx'
import { Spinner } from '#src/ui/loading/Spinner.tsx'
import { loadRegionPanel } from './load-region-panel.ts'
import styles from './RegionPicker.module.css'

interface RegionPickerProps {
  /** Whether the visitor has to be asked: the first start in an unknown country. */
  open: boolean
  children: ReactNode
}

/** BOOT-09: the region panel before the site, where the country says nothing. Dismissed, it leaves English (GAP-57). */
export function RegionPicker({ open, children }: RegionPickerProps) {
  const [isAsking, setAsking] = useState(open)
  return isAsking ? <FirstChoice onDone={setAsking} /> : children
}

function FirstChoice({ onDone }: { onDone: (isAsking: false) => void }) {
  const [Panel, setPanel] = useState<Awaited<ReturnType<typeof loadRegionPanel>>>()
  useEffect(() => {
    let isCurrent = true
    loadRegionPanel().then(
      (loaded) => isCurrent && setPanel(() => loaded),
      // The question is not worth the site: without its code the start goes on in English.
      () => isCurrent && onDone(false),
    )
    return () => {
      isCurrent = false
    }
  }, [onDone])
  return (
    <main className={styles.screen} aria-busy={!Panel || undefined}>
      <p className={styles.brand}>
        <Mark shape={currentMerchant.mark} lit />
        <span className={styles.name}>{currentMerchant.brand}</span>
      </p>
      {Panel ? <Panel open onClose={() => onDone(false)} /> : <Spinner size={28} />}
    </main>
  )
}
