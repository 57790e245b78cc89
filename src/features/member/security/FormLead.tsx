import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FocusedTitle } from '#src/ui/display/FocusedTitle.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './SecurityForm.module.css'

interface FormLeadProps {
  icon: LucideIcon
  title: string
  text: ReactNode
  /** It takes the place of another form, so the focus goes along. */
  arrived?: boolean
}

/** What a form of the security settings is for, above its fields. */
export function FormLead({ icon, title, text, arrived = false }: FormLeadProps) {
  return (
    <div className={styles.lead}>
      <span className={styles.emblem}>
        <Icon icon={icon} size={24} />
      </span>
      {arrived ? (
        <FocusedTitle level="h2" className={styles.title}>
          {title}
        </FocusedTitle>
      ) : (
        <h2 className={styles.title}>{title}</h2>
      )}
      <p className={styles.text}>{text}</p>
    </div>
  )
}
