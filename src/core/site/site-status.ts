import type { QueryClient } from '@tanstack/react-query'
import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { getSystemStatusQuery, useGetWhitelabel } from '#src/api/generated/first-screen.ts'
import type { EncryptionKey, SiteInfo, SiteStatus } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { merchantItem, siteStatusItem } from '#src/core/storage/items.ts'

export type { SiteStatus }

/** What the status lets the visitor see (BOOT-10..15, GAP-01). */
export const SITE_CODE = { open: 0, maintenance: 1, restricted: 2 } as const
export type SiteCode = (typeof SITE_CODE)[keyof typeof SITE_CODE]

/** Maintenance wins over a restriction (BOOT-12). */
export function siteCodeOf(status: Pick<SiteStatus, 'maintenance' | 'regionRestriction'>): SiteCode {
  if (status.maintenance) return SITE_CODE.maintenance
  return status.regionRestriction ? SITE_CODE.restricted : SITE_CODE.open
}

let queryClient: QueryClient | undefined
/** What the site is like in this visit (GAP-64): entries do not come and go under a finger. */
let startedWith: SiteInfo | undefined

/**
 * Asks for the site status. A status of an earlier visit is used at once, whatever its age, and refreshed behind
 * (BOOT-17, BOOT-18, GAP-65). Whether the site is open acts in the same visit, and so does a new key; all else that a
 * refresh brings waits for the next start (GAP-64).
 *
 * @throws GatewayError when the call fails and nothing is cached (GAP-63)
 */
export async function loadSiteStatus(client: QueryClient): Promise<SiteStatus> {
  // GAP-152: no timer asks, a return to the tab does.
  if (!queryClient) focusManager.subscribe((isBack) => void (isBack && refreshSiteStatus()))
  queryClient = client
  const cached = siteStatusItem.read()
  startedWith = cached?.info
  if (!cached) return fetchStatus(client)
  client.setQueryData(getSystemStatusQuery().queryKey, cached)
  fetchStatus(client).catch(() => {
    // The cached status stands; the next start or return to the tab asks again.
  })
  return cached
}

/**
 * Asks again, for instance after an answer that said the site is closed; failures leave the status as it is. A call
 * that was under way before that answer may not know of it, so another one follows where it says that the site is open.
 */
export async function refreshSiteStatus(): Promise<void> {
  if (!queryClient) return
  const { queryKey } = getSystemStatusQuery()
  const isUnderWay = queryClient.isFetching({ queryKey }) > 0
  const status = await fetchStatus(queryClient).catch(() => undefined)
  if (isUnderWay && (!status || siteCodeOf(status) === SITE_CODE.open))
    await fetchStatus(queryClient).catch(() => undefined)
}

/**
 * The public key of the gateway, from a fresh status where it has refused the last one (GAP-82).
 * @throws Error when there is none
 */
export async function readEncryptionKey(isRefused: boolean): Promise<EncryptionKey> {
  const known = () => queryClient?.getQueryData(getSystemStatusQuery().queryKey)?.info.encryptionKey
  if (isRefused || !known()) await refreshSiteStatus()
  const key = known()
  if (!key) throw new Error('The site status holds no encryption key')
  return key
}

/** The current site status. Only for components below the start, where one is always there. */
export function useSiteStatus(): SiteStatus {
  const { data } = useQuery({ ...getSystemStatusQuery(), staleTime: Infinity })
  if (!data) throw new Error('the site status is used before the start has loaded it')
  return data
}

/** Hosts of pictures. Without a subscription of its own for each of many pictures: the hosts of a start are kept. */
export function useImageHosts(): readonly string[] {
  return useQueryClient().getQueryData(getSystemStatusQuery().queryKey)?.info.imageCDNs ?? []
}

/**
 * BOOT-24: a feature whose key is off or absent is hidden. A status without flags has them in a call of its own
 * (GATEWAY-16).
 */
export function useFeature(menuKey: string): boolean {
  return useKnownFeature(menuKey) === true
}

/** The same; undefined while the flags are asked for, for pages that lead away where a feature is hidden. */
export function useKnownFeature(menuKey: string): boolean | undefined {
  const { whitelabel } = useSiteStatus().info
  const { data, isPending } = useGetWhitelabel(undefined, { enabled: whitelabel === undefined, staleTime: Infinity })
  const flags: Partial<Record<string, boolean>> | undefined = whitelabel ?? data
  return flags === undefined && isPending ? undefined : flags?.[menuKey] === true
}

async function fetchStatus(client: QueryClient): Promise<SiteStatus> {
  const query = getSystemStatusQuery()
  const fresh = await client.fetchQuery({ ...query, staleTime: 0 })
  // Another tab may have gone on to another merchant, whose start this status must not meet (BOOT-42).
  if (merchantItem.read() === currentMerchant.code) siteStatusItem.write(fresh)
  startedWith ??= fresh.info
  client.setQueryData(query.queryKey, { ...fresh, info: { ...startedWith, encryptionKey: fresh.info.encryptionKey } })
  return fresh
}
