import type { RenderLink } from '#src/ui/controls/RenderLink.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { Link } from './Link.tsx'
import { safeExternal } from './safe-external.ts'
import { safePath } from './safe-path.ts'

/**
 * How to draw a link that the operator has written: it leads into the site, or to an address that may be opened
 * (GAP-68, SHELL-69).
 *
 * @returns nothing where there is no such address
 */
export function operatorLink(link: string | undefined): RenderLink | undefined {
  if (link?.startsWith('/')) return (attributes) => <Link to={safePath(link)} {...attributes} />
  const address = safeExternal(link)
  return address === undefined ? undefined : (attributes) => <ExternalLink href={address} {...attributes} />
}
