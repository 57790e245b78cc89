import { useEffect, useEffectEvent, useState } from 'react'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Mark } from '#src/ui/display/Mark.tsx'
import { Spinner } from '#src/ui/loading/Spinner.tsx'
import { loadRegionPanel } from './load-region-panel.ts'
import styles from './RegionPicker.module.css'

/**
 * BOOT-09: the region panel in place of the site, on the first start in a country that says nothing. Dismissed, it
 * leaves English (GAP-57).
 */
export function RegionPicker({ onDone }: { onDone: () => void }) {
  const [Panel, setPanel] = useState<Awaited<ReturnType<typeof loadRegionPanel>>>()
  const goOn = useEffectEvent(onDone)
  useEffect(() => {
    let isCurrent = true
    loadRegionPanel().then(
      (loaded) => isCurrent && setPanel(() => loaded),
      // The question is not worth the site: without its code the start goes on in English.
      () => isCurrent && goOn(),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return (
    <main className={styles.screen} aria-busy={!Panel || undefined}>
      <p className={styles.brand}>
        <Mark shape={currentMerchant.mark} lit />
        <span className={styles.name}>{currentMerchant.brand}</span>
      </p>
      {Panel ? <Panel open onClose={onDone} /> : <Spinner size={28} />}
    </main>
  )
}
