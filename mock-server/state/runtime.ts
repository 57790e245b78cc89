import type { OperationId } from '#mock/generated/operations.ts'
import type { LoggedCall } from './call-log.ts'
import { setClockAhead } from '#mock/lib/clock.ts'
import { resetDatabase } from './contents.ts'
import { clearShortLived } from './short-lived.ts'
import type { Scenario } from '#mock/scenario/scenario.ts'

/** Where the stub believes its visitor to be, and whether it serves them. */
interface SiteSwitches {
  /** The whole site is closed (GAP-01, ERR-44). */
  maintenance: boolean
  /** This visitor is not served (ERR-45). */
  regionRestriction: boolean
  /** The visitor's address, as the restricted screen shows it (BOOT-16). */
  ip: string
  /** Left out when nobody knows where the visitor is; the site then asks (BOOT-09). */
  countryCode?: string
  /** Texts that stand wherever the gateway sends HTML, instead of the stub's own: for tests of hostile HTML. */
  html?: readonly string[]
  /** Every way to pay in is open, for tests of those that are closed as a rule. */
  everyChannel?: boolean
  /** So many slots are listed instead of the catalogue's own number, for tests of long lists. */
  slotCount?: number
}

/** A half-built server behind the stub. */
interface Backend {
  /** Where its calls begin, without a slash at its end. */
  readonly url: string
  /** What the stub answers all the same. */
  stubbed: ReadonlySet<OperationId>
}

/** A call in the log, by number: who has seen the calls up to one asks for those after it. */
type LogEntry = LoggedCall & { readonly serial: number }

/** A code which a member would get on the phone, or by e-mail: for a password reset, or for a new address. */
export interface SmsMessage {
  readonly at: string
  readonly to: string
  readonly purpose: 'login' | 'register' | 'reset' | 'email'
  readonly code: string
  /** Where the link of an e-mail leads. */
  readonly link?: string
}

/** What a captcha's picture shows, for tests that have to pass one. */
export interface CaptchaNote {
  readonly at: string
  readonly answer: string
}

/** A picture that somebody sent, for tests of the way there. */
export interface UploadNote {
  readonly at: string
  readonly operation: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

const LOG_LENGTH = 200
const NORMAL_SWITCHES: SiteSwitches = {
  maintenance: false,
  regionRestriction: false,
  ip: '203.0.113.24',
  countryCode: 'BD',
}

interface Runtime {
  /** Names this run of the stub; numbers of calls mean nothing in another one. */
  readonly run: string
  /** Number of the last call in the log. */
  serial: number
  /** Where the stub itself answers, apart from the site: there its lottery is. Nowhere in a browser. */
  ownOrigin: string | undefined
  /** Answers what the stub is not to answer; without one it answers everything. */
  backend: Backend | undefined
  switches: SiteSwitches
  scenario: Scenario
  /** Calls of each operation since the scenario was set. */
  calls: Map<string, number>
  log: LogEntry[]
  sms: SmsMessage[]
  captchas: CaptchaNote[]
  uploads: UploadNote[]
  /** Gets one line per event that a person should see: SMS codes, answers that break the contract. */
  tell: (line: string) => void
}

/**
 * What surrounds the database: switches, the forced answers, the log. One process (or page) has one runtime,
 * because the generated handlers are values and cannot be handed one.
 */
export const runtime: Runtime = {
  run: crypto.randomUUID(),
  serial: 0,
  ownOrigin: undefined,
  backend: undefined,
  switches: { ...NORMAL_SWITCHES },
  scenario: [],
  calls: new Map(),
  log: [],
  sms: [],
  captchas: [],
  uploads: [],
  tell: () => undefined,
}

/** Forces answers on all following calls; an empty scenario forces none. Calls are counted anew. */
export function setScenario(scenario: Scenario): void {
  runtime.scenario = scenario
  runtime.calls.clear()
}

/** Adds to the log, which keeps the last 200 calls. */
export function logCall(call: LoggedCall): void {
  runtime.serial += 1
  keepLast(runtime.log, { ...call, serial: runtime.serial })
}

/** Notes a code that somebody would get on the phone. */
export function noteSms(message: SmsMessage): void {
  keepLast(runtime.sms, message)
}

/** Notes what a captcha shows. */
export function noteCaptcha(note: CaptchaNote): void {
  keepLast(runtime.captchas, note)
}

/** Notes a picture that came in. */
export function noteUpload(note: UploadNote): void {
  keepLast(runtime.uploads, note)
}

function keepLast<Entry>(list: Entry[], entry: Entry): void {
  list.push(entry)
  if (list.length > LOG_LENGTH) list.shift()
}

/** Back to the first rows, no scenario, an open site, real time and an empty log. */
export async function resetRuntime(): Promise<void> {
  setScenario([])
  setClockAhead(0)
  runtime.switches = { ...NORMAL_SWITCHES }
  runtime.log = []
  runtime.sms = []
  runtime.captchas = []
  runtime.uploads = []
  clearShortLived()
  await resetDatabase()
}
