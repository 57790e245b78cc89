import type { ReactElement, ReactNode } from 'react'

/**
 * Lets the caller draw the link with its router: `render={(link) => <Link to={path} {...link} />}`.
 * This layer knows no router.
 */
export type RenderLink = (link: { className: string; children: ReactNode }) => ReactElement
