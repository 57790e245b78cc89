import type { ComponentProps } from 'react'
import { leaveByApp } from './native-app.ts'

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** An address that `safeExternal` or `paymentApp` has let pass. */
  href: string
}

/**
 * A link that leaves the site: in a window without an opener, or through the merchant's app (SHELL-69, GAP-137). What
 * an app takes over leaves no window behind.
 */
export function ExternalLink({ href, onClick, children, ...attributes }: ExternalLinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      target={href.startsWith('https:') ? '_blank' : undefined}
      rel="noopener noreferrer"
      onClick={(event) => {
        onClick?.(event)
        leaveByApp(event, href)
      }}
    >
      {children}
    </a>
  )
}
