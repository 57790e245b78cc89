import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { loadPage } from '../shell/load-page.ts'

/** One screen. */
export interface RouteDefinition {
  /** Title of the document, and of the page header where there is one (I18N-04). */
  title: MessageDescriptor
  page: LazyExoticComponent<ComponentType>
  /** Who may see it: those signed in, visitors only, or everybody (GAP-129, GAP-130). */
  access?: 'session' | 'visitor'
  /** What stands at the end of the page header (SHELL-51, SHELL-52). */
  headerAction?: 'searchLive' | 'readAll'
}

/** A page whose code comes when it is first shown. */
export const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await loadPage(load) }))

/** Screens that come later; each entry goes when its screen does. */
export const comingSoon = page(() =>
  import('#src/features/coming-soon/ComingSoonPage.tsx').then((m) => m.ComingSoonPage),
)
