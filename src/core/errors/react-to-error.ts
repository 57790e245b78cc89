import type { MessageDescriptor } from 'react-intl'
import { isGatewayError, type GatewayCode } from '#src/api/gateway-error.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { ask, TOAST_MS, showToast, type ToastRequest } from '#src/core/toasts/toasts.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { refreshSiteStatus, SITE_CODE, siteCodeOf } from '#src/core/site/site-status.ts'
import { siteStatusItem } from '#src/core/storage/items.ts'
import { canReloadHelp, presentVisit } from './can-reload-help.ts'
import { exactWords, type ExactWords } from './exact-words.ts'
import { loadFailedMessage } from './load-failed-message.ts'
import { isMissingCode, offerReload } from './missing-code.ts'
import { reactions, type Reaction } from './reactions.ts'
import { UnknownOutcomeError } from './unknown-outcome.ts'

/**
 * The reaction to any failure of a call; a failure of another kind is an unknown error (GAP-134). Without a connection
 * it is most often code that the call waited for and that did not come (ERR-47).
 */
export function reactionTo(error: unknown): Reaction & Partial<ExactWords> {
  if (isGatewayError(error)) return { ...reactions[error.code], ...exactWords(error) }
  return navigator.onLine ? reactions.UNKNOWN_ERROR : reactions.NETWORK_UNREACHABLE
}

/** What kind of call failed. */
export interface ErrorCall {
  kind: 'read' | 'write'
}

/**
 * Shows a failed call once, at the place the table gives. A read that failed shows its own retry state, so only what
 * concerns the whole app is shown for it.
 */
export function reactToError(error: unknown, call: ErrorCall): void {
  if (needsNoWords(error)) return
  const { show, text, values } = reactionTo(error)
  if (show === 'login') return askToLogIn(error)
  if (show === 'site') return void askForStatus(error, call)
  if (call.kind === 'read' || show === 'silent') return
  if (isOutdated(error)) return void offerReload()
  if (show === 'alert') void ask({ title: text, ...(values && { values }), submit: commonMessages.ok })
  else sayError(text)
}

/**
 * The code that a tap needs did not come; the page stays as it is. Where loading the document again cannot help, the
 * next tap tries again (SHELL-91).
 */
export function reactToMissingCode(): void {
  if (!navigator.onLine) showCode('NETWORK_UNREACHABLE', { kind: 'warning', durationMs: TOAST_MS.offline })
  else if (isReloadOfUse()) void offerReload()
  else sayError(loadFailedMessage)
}

const isReloadOfUse = (): boolean => canReloadHelp(presentVisit(), performance.now())

/** Whether it failed for code that the host has no more, as far as can be told. */
const isOutdated = (error: unknown): boolean => isMissingCode(error) && isReloadOfUse()

function sayError(text: ToastRequest['text']): void {
  showToast({ kind: 'error', text, durationMs: TOAST_MS.long })
}

/** ERR-34: a call that needs a session was not even made. One that the gateway refused has been left already. */
function askToLogIn(error: unknown): void {
  if (isGatewayError(error) && error.status === 0) goTo(loginPath())
}

/** Failures that the status was asked for already: a form's own reads are reported by the cache and by the form. */
const asked = new WeakMap<object, Promise<void>>()

/**
 * ERR-44, ERR-45: once for each failure, and never for one of the status itself, which would ask without end. A site
 * that is open all the same goes on, so who wanted something is told why it did not happen.
 */
async function askForStatus(error: unknown, { kind }: ErrorCall): Promise<void> {
  if (!isGatewayError(error) || isGatewayError(error, 'getSystemStatus')) return
  const answered = asked.get(error) ?? refreshSiteStatus()
  asked.set(error, answered)
  await answered
  if (kind === 'write' && isSiteOpen()) sayError(reactions[error.code].text)
}

function isSiteOpen(): boolean {
  const status = siteStatusItem.read()
  return !status || siteCodeOf(status) === SITE_CODE.open
}

/**
 * True for an aborted call, or one whose session has ended (`send`): nobody waits for it any more. Also true for a
 * money call with an unknown outcome, which the gate of its form explains (MONEY-05).
 */
function needsNoWords(error: unknown): boolean {
  return (error instanceof DOMException && error.name === 'AbortError') || error instanceof UnknownOutcomeError
}

/**
 * What a form itself says of a failure that belongs to none of its fields, so that it stays in sight (ERR, decision 9);
 * undefined where the failure concerns more than the form, as code that is gone does, or nobody waits for it any more.
 */
export function formFaultOf(error: unknown): MessageDescriptor | undefined {
  if (needsNoWords(error) || isOutdated(error)) return undefined
  const { show, text } = reactionTo(error)
  return show === 'toast' || show === 'field' ? text : undefined
}

/** Shows what a code says without a failed call. */
export function showCode(code: GatewayCode, look: Pick<ToastRequest, 'kind' | 'durationMs'>): void {
  showToast({ ...look, text: reactions[code].text })
}
