import Megaphone from 'lucide-react/icons/megaphone'
import type { ReactNode } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './AnnouncementStrip.module.css'

/** The frame of the strip: the megaphone, and beside it the announcements or their placeholder. */
export function AnnouncementStrip({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(styles.strip, className)}>
      <Icon icon={Megaphone} directional className={styles.megaphone} />
      {children}
    </div>
  )
}
