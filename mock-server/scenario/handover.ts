import * as v from 'valibot'
import { merchantCodes } from '#mock/data/accounts.ts'

/**
 * What the console hands to the pages of the site by the browser's own storage, where no gateway could remember it: at
 * Prism alone the scenario, in the service worker also clock and session. It outlives reloads.
 */
const KEY = 'MC_MOCK'

const handoverSchema = v.object({
  /** In its link form. */
  scenario: v.string(),
  /** Goes up with each scenario that is set: calls are counted anew then, also for the same one. */
  turn: v.number(),
  /** How far the clock is ahead, in milliseconds. */
  aheadMs: v.number(),
  /** A session that the gateway in the page has to know. */
  session: v.optional(v.object({ token: v.string(), merchant: v.picklist(merchantCodes), username: v.string() })),
})
export type Handover = v.InferOutput<typeof handoverSchema>

const NOTHING: Handover = { scenario: '', turn: 0, aheadMs: 0 }

/** What was handed over last. */
export function readHandover(): Handover {
  try {
    return v.parse(handoverSchema, JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    return NOTHING
  }
}

/** Hands a change over to all open pages and to those that will be opened. */
export function handOver(change: Partial<Handover>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readHandover(), ...change }))
}

/** Calls back with what another page hands over from now on. */
export function onHandover(listener: (handover: Handover) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) listener(readHandover())
  })
}
