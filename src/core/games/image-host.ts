import { imageHostItem } from '#src/core/storage/items.ts'
import { pickHost } from './picture.ts'

/** The image host of this visit, kept for the tab so that caches hold (BOOT-26, BOOT-27, GAP-170). */
export function imageHost(hosts: readonly string[]): string {
  const kept = imageHostItem.read()
  const host = pickHost(hosts, kept)
  if (host && host !== kept) imageHostItem.write(host)
  return host
}

/** A picture that failed elsewhere has come from this address: its host is the one of the visit from now on (GAP-170). */
export function keepHostOf(address: string, hosts: readonly string[]): void {
  const host = hosts.find((one) => address.startsWith(one))
  if (host) imageHostItem.write(host)
}
