import type { ComponentProps } from 'react'
import { nativeApp } from './native-app.ts'

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** An address that `safeExternal` has let pass. */
  href: string
}

/** A link that leaves the site: in a window without an opener, or through the merchant's app (SHELL-69, GAP-137). */
export function ExternalLink({ href, onClick, children, ...attributes }: ExternalLinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        onClick?.(event)
        const app = nativeApp()
        if (!app || event.defaultPrevented) return
        event.preventDefault()
        app.openExternal(href)
      }}
    >
      {children}
    </a>
  )
}
