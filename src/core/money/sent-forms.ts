import { fillDraft } from '#src/core/forms/drafts.ts'
import type { FormValues } from '#src/core/forms/form-types.ts'

interface SentForm {
  /** The name of the form. */
  form: string
  /** What was typed, without secrets. */
  values: FormValues
}

/** What this page has sent, by idempotency key; in memory alone, as it may say whom the money is for. */
const sentForms = new Map<string, SentForm>()

/** Notes what was typed into the form that sends a call, which keeps no draft of it while nobody knows the outcome. */
export function noteSentForm(key: string, sent: SentForm): void {
  sentForms.set(key, sent)
}

/** Gives the form of a call that has moved nothing what was typed into it, for when it is opened next (MONEY-08). */
export function restoreSentForm(key: string): void {
  const sent = sentForms.get(key)
  if (sent) fillDraft(sent.form, sent.values)
}
