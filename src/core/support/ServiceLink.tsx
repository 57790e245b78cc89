import type { ReactNode } from 'react'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { useServiceChannels } from './customer-service.ts'
import { ServiceChannelLink } from './ServiceChannelLink.tsx'

export interface ServiceLinkProps {
  className: string
  children: ReactNode
  /** The menu is left for a page. */
  onLeave?: () => void
  /** There are several ways to customer service. */
  onChooseService: () => void
}

/**
 * Customer service in the menu, which always shows (SHELL-80): where no address can be opened it is the help centre.
 */
export function ServiceLink({ className, children, onLeave, onChooseService }: ServiceLinkProps) {
  const [only, another] = useServiceChannels()
  if (another) {
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={onChooseService}>
        {children}
      </button>
    )
  }
  if (only) {
    return (
      <ServiceChannelLink className={className} channel={only} onLeave={onLeave}>
        {children}
      </ServiceChannelLink>
    )
  }
  return (
    <Link className={className} to={paths.help} onClick={onLeave}>
      {children}
    </Link>
  )
}
