/** GATEWAY-117: letters come by pages of so many; one query for all places, so that they share what is loaded. */
export const INBOX_QUERY = { query: { pageSize: 25 } } as const
