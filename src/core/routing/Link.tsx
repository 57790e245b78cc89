import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Takes the place of the current entry of the history. */
  replace?: boolean
  /** Goes with the entry of the history, such as `innerPage`. */
  state?: unknown
}

/**
 * A link to an address of the product. The router's own one also prefetches for servers, which this site has not, and
 * would bring 2 KB of that into the first screen.
 */
export function Link({ to, replace, state, target, onClick, children, ...attributes }: LinkProps) {
  const follow = useLinkClickHandler(to, { replace, state, target })
  return (
    <a
      {...attributes}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
