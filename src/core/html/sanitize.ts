import purifier from 'dompurify'
import { safeExternal } from '#src/core/routing/safe-external.ts'
import { isSafePath } from '#src/core/routing/safe-path.ts'

/** What operators format their texts with. Styles, scripts, forms, frames and media have no place in them. */
const TAGS =
  'a abbr b blockquote br caption code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  )

const ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'title', 'colspan', 'rowspan', 'lang', 'dir']

export interface SanitizeOptions {
  /** Addresses whose origins pictures may come from, besides the site's own. */
  imageHosts: readonly string[]
}

/**
 * The harmless part of HTML that a server sent (GAP-97), as nodes, so that nothing is parsed a second time. Links pass
 * the link gate: in-app ones stay, others open outside without knowing where they came from. Pictures come over https
 * from the known hosts alone.
 */
export function sanitize(html: string, { imageHosts }: SanitizeOptions): DocumentFragment {
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') gateLink(node)
    if (node.nodeName === 'IMG') gatePicture(node, imageHosts)
  })
  try {
    // A text that leaves no body behind, as a frameset does, gives null, whatever its type says.
    const nodes: DocumentFragment | null = purifier.sanitize(html, CONFIG)
    return nodes ?? document.createDocumentFragment()
  } finally {
    // The purifier is one for the page, as the Trusted Types policy allows; the hook is this call's.
    purifier.removeAllHooks()
  }
}

const CONFIG = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

function gateLink(link: Element): void {
  const address = link.getAttribute('href')
  if (isSafePath(address)) return
  const outside = safeExternal(address ?? undefined)
  if (outside === undefined) return link.removeAttribute('href')
  link.setAttribute('href', outside)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

function gatePicture(picture: Element, hosts: readonly string[]): void {
  const { origin } = window.location
  const address = parsed(picture.getAttribute('src') ?? '', origin)
  const isOfHost = (host: string) => parsed(host, origin)?.origin === address?.origin
  const known = address?.origin === origin || (address?.protocol === 'https:' && hosts.some(isOfHost))
  if (known) picture.setAttribute('loading', 'lazy')
  else picture.remove()
}

function parsed(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
