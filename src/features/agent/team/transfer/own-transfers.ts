/** To whom this page has sent money, by idempotency key; in memory alone, as it says who is in the team. */
const transfers = new Map<string, readonly string[]>()

/** Notes the members whom a call sends money to. */
export function noteTransfer(key: string, memberIds: readonly string[]): void {
  transfers.set(key, memberIds)
}

/** Whether this page has sent money to any of these members by the call with this key. */
export const isTransferTo = (key: string, memberIds: readonly string[]): boolean =>
  transfers.get(key)?.some((one) => memberIds.includes(one)) ?? false
