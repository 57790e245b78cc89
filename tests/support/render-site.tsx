import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { getMemberInfoQuery, getSystemStatusQuery, getWalletsQuery } from '#src/api/generated/first-screen.ts'
import type { SiteInfo, SiteStatus } from '#src/api/generated/types.ts'
import { address, Around, noMedia } from './page.tsx'

/** The status of an open site; `info` takes the place of single parts. */
export function siteStatus(info: Partial<SiteInfo> = {}): SiteStatus {
  return {
    info: {
      customerService: [],
      mobileTemplate: { mem_cen: 1, dep_func: 1 },
      imageCDNs: [],
      whitelabel: { DEPOSIT: true, WITHDRAW: true },
      encryptionKey: { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n: 'n'.repeat(342), e: 'AQAB' },
      ...info,
    },
    location: { ip: '203.0.113.9', countryCode: 'BD' },
    maintenance: false,
    regionRestriction: false,
  }
}

interface SiteOptions {
  info?: Partial<SiteInfo>
  path?: string
  /** Puts more answers into the cache. */
  answer?: (client: QueryClient) => void
}

/**
 * Renders a part of the site as it stands in the site, in English, without a gateway: the answers are in the cache.
 * `address()` tells where the router is. The page does not run as an app; see `runAsPwa`.
 */
export function renderSite(part: ReactNode, options: SiteOptions = {}) {
  window.matchMedia ??= noMedia
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(getSystemStatusQuery().queryKey, siteStatus(options.info))
  client.setQueryData(getWalletsQuery().queryKey, { currencySymbol: '৳', sumBalance: '12480.50' })
  client.setQueryData(getMemberInfoQuery().queryKey, { id: '1', nickname: 'Ravi_88', account: 'ravi88', type: 0 })
  options.answer?.(client)
  render(
    <Around client={client} path={options.path ?? '/m/home'}>
      {part}
    </Around>,
  )
  return { client, address }
}

/** Says whether the page runs as a PWA. */
export function runAsPwa(isPwa: boolean): void {
  window.matchMedia = (query) => ({ ...noMedia(query), matches: isPwa && query.includes('standalone') })
}
