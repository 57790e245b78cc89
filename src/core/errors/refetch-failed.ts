interface Read {
  error: unknown
  refetch: () => unknown
}

/** Asks again for those of several reads that failed. */
export function refetchFailed(...reads: readonly Read[]): void {
  for (const read of reads) if (read.error) void read.refetch()
}
