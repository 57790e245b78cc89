import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { RenderLink } from './RenderLink.ts'
import styles from './MoreLink.module.css'

interface MoreLinkProps {
  render: RenderLink
  children: ReactNode
}

/** The quiet "All" at the end of a section's head. */
export function MoreLink({ render, children }: MoreLinkProps) {
  return render({
    className: styles.link ?? '',
    children: (
      <>
        {children}
        <Icon icon={ChevronRight} size={16} directional />
      </>
    ),
  })
}
