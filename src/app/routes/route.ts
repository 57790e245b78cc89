import type { ComponentType, LazyExoticComponent } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { Gate } from '#src/core/account/free-check.ts'
import { lazyPart } from '#src/ui/loading/late-part.ts'
import { loadPage } from './load-page.ts'

/** One screen. */
export interface RouteDefinition {
  /** Title of the document, and of the page header where there is one (I18N-04). */
  title: MessageDescriptor
  page: LazyExoticComponent<ComponentType>
  /**
   * Who may see it, else everybody: those signed in, those without an account of their own (visitors and trials), or
   * visitors only (GAP-129, GAP-130).
   */
  access?: 'session' | 'unregistered' | 'visitor'
  /** Which types of account are refused, once somebody is signed in (GAP-46). */
  gate?: Gate
  /**
   * The merchant's picture stands behind the page header and the first rows; `own`: the page begins with a picture of
   * its own.
   */
  scene?: boolean | 'own'
  /** What stands at the end of the page header (SHELL-51, SHELL-52, LIST-36, NAMED-15, NAMED-24). */
  headerAction?:
    | 'searchLive'
    | 'searchSlots'
    | 'searchGames'
    | 'readAll'
    | 'readAnnouncements'
    | 'readInbox'
    | 'messages'
}

/** A page whose code, and the words of all pages, come when it is first shown. */
export const page = (load: () => Promise<ComponentType>) => lazyPart(() => loadPage(load))
