import { useState } from 'react'
import { searchRecordsItem } from '#src/core/storage/late-items.ts'

/** GAP-98: so many names are remembered. */
const MAX_RECORDS = 10

/** The records after a search: its name in front, once (LIST-40, GAP-98). An empty name is not recorded. */
export function addRecord(records: readonly string[], name: string): string[] {
  if (name === '') return [...records]
  return [name, ...removeRecord(records, name)].slice(0, MAX_RECORDS)
}

/** The records without one (LIST-41). */
export function removeRecord(records: readonly string[], name: string): string[] {
  return records.filter((record) => record !== name)
}

/** The names searched for on this device, and how to change them (KEY-13). */
export function useSearchRecords(): {
  records: readonly string[]
  add: (name: string) => void
  remove: (name: string) => void
} {
  const [records, setRecords] = useState<readonly string[]>(() => searchRecordsItem.read() ?? [])
  const keep = (next: string[]) => {
    searchRecordsItem.write(next)
    setRecords(next)
  }
  return {
    records,
    add: (name) => keep(addRecord(records, name)),
    remove: (name) => keep(removeRecord(records, name)),
  }
}
