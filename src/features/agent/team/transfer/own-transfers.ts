/** For whom this page has sent money, by idempotency key; in memory alone, as it says who is in the team. */
const payeesOf = new Map<string, readonly string[]>()

/** Notes the members that a call sends money to. */
export function noteTransfer(key: string, memberIds: readonly string[]): void {
  payeesOf.set(key, memberIds)
}

/** Whether this page has sent money to any of these members by the call with this key. */
export const isTransferTo = (key: string, memberIds: readonly string[]): boolean =>
  payeesOf.get(key)?.some((one) => memberIds.includes(one)) ?? false
