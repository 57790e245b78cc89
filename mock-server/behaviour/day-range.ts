import type { Fault } from '../fault.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 90
const DEFAULT_DAYS = 7

/**
 * The days that a call asks for, the last seven when it names none.
 *
 * @throws {Fault} DATE_RANGE_INVALID when they end before they begin, or are longer ago than the gateway keeps
 */
export function checkRange(call: {
  readonly query: { readonly from?: string; readonly to?: string } | undefined
  readonly now: number
  readonly fault: (code: 'DATE_RANGE_INVALID') => Fault
}): { from: string; to: string } {
  const { now, query } = call
  const from = query?.from ?? dayOf(now - (DEFAULT_DAYS - 1) * DAY_MS)
  const to = query?.to ?? dayOf(now)
  if (from > to || from < dayOf(now - KEPT_DAYS * DAY_MS)) throw call.fault('DATE_RANGE_INVALID')
  return { from, to }
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
