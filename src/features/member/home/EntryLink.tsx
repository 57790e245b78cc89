import type { ReactNode } from 'react'
import { Link } from '#src/core/routing/Link.tsx'
import { ShareLink } from '#src/core/invite/ShareLink.tsx'
import { entryLooks } from './entry-looks.ts'
import type { MemberEntry } from './member-entries.ts'

/** Leads where an entry of the member area leads. */
export function EntryLink(props: { entry: MemberEntry; className: string; children: ReactNode }) {
  const { entry, className, children } = props
  const { to } = entryLooks[entry]
  if (to === undefined) return <ShareLink className={className}>{children}</ShareLink>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
