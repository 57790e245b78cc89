/** What of a site differs between deployments. */
export interface SiteSecurity {
  /** `sha256-…` of the inline boot script and the inline style block of index.html. */
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** Origins besides the site's own from which pictures may come. */
  imageHosts?: readonly string[]
  /** Origins of the merchants' domains, which the speed test measures by a small picture. */
  siteHosts?: readonly string[]
  /** Origins of games that are shown in a frame. */
  frameHosts?: readonly string[]
  /** The mock's service worker is registered by plain text, which its own policy named `default` lets through. */
  browserMock?: boolean
  /** Vite's reload needs inline modules, inline styles and a socket. */
  development?: boolean
}

/** The Content Security Policy of the site, with Trusted Types. */
function contentSecurityPolicy(site: SiteSecurity): string {
  const hashes = (list: readonly string[]) => list.map((hash) => `'${hash}'`)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(site.development ? ["'unsafe-inline'"] : hashes(site.scriptHashes))],
    'style-src': ["'self'", ...(site.development ? ["'unsafe-inline'"] : hashes(site.styleHashes))],
    'img-src': ["'self'", 'data:', ...(site.imageHosts ?? []), ...(site.siteHosts ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(site.development ? ['ws:'] : [])],
    'frame-src': ["'self'", ...(site.frameHosts ?? [])],
    'child-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'worker', ...(site.browserMock ? ['default'] : [])],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Every security header of a page, by name. */
export function securityHeaders(site: SiteSecurity): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}
