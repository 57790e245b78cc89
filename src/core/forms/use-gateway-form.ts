import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type FieldErrors, type ResolverResult } from 'react-hook-form'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { canEncrypt } from '#src/api/can-encrypt.ts'
import { ENCRYPTED_OPERATIONS } from '#src/api/generated/encrypted.ts'
import { isGatewayError, type GatewayCode, type GatewayError } from '#src/api/gateway-error.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { isNothingDone } from '#src/api/nothing-done.ts'
import { formFaultOf } from '#src/core/errors/react-to-error.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { showError } from '#src/core/errors/show-error.ts'
import { UnknownOutcomeError } from '#src/core/errors/unknown-outcome.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { ask, showToast, TOAST_MS } from '#src/core/toasts/toasts.ts'
import { useSingleFlight } from '#src/ui/controls/use-single-flight.ts'
import { readDraft, useDraft } from './drafts.ts'
import type { CodeEffects, Fault, Faults, FormValues, Place, Places } from './form-types.ts'
import { useAfterPress } from './use-after-press.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useShownErrors } from './use-shown-errors.ts'

/** I18N-06, CONST-35: how long after a change of language visible messages are judged anew, in milliseconds. */
const RECHECK_MS = 200

/** Marks what the form's own rules found. */
const RULE = 'rule'

/** What `send` resolves with where nothing was done after all. */
export const NOTHING_SENT = Symbol('nothing sent')

interface GatewayFormOptions<Op extends OperationId, Values extends FormValues, Result> {
  /** Under which what was typed is kept until it is sent. */
  name: string
  initial: Values
  /** Takes the place of what was typed before and kept. */
  given?: Partial<Values> | undefined
  /** Fields that are never kept. */
  secrets: readonly (keyof Values & string)[]
  /** What is judged and sent for what was typed: without stray spaces, digits as digits. */
  tidy: (values: Values) => Values
  /** The rules, over tidy values. */
  check: (values: Values) => Faults<Values>
  /** Fields that are judged again when another one changes (REG-14). */
  follows?: { [Name in keyof Values]?: keyof Values & string }
  /** Operations whose failures are this form's own: that of `send`, and those shown by `showFailure`. */
  operations: readonly Op[]
  /** The fields that their codes belong to. */
  places: Places<NoInfer<Op>, Values>
  /** Resolves with `NOTHING_SENT` where the member was asked something and said no: what was typed stays. */
  send: (values: Values) => Promise<Result | typeof NOTHING_SENT>
  /** `inPage` is false where the form was left before the answer came: then nothing may be shown in its place. */
  onSent: (result: Result, values: Values, inPage: boolean) => void
  /** After any failure, before it is shown: a new captcha, a list that may be out of date. */
  onFailed?: (error: GatewayError<Op>) => void
  /**
   * The form's own rules, or a code that has a place, refuse what is sent: brings the fields into the page, where a
   * step before the call hides them.
   */
  onRefused?: () => void
  /** What single codes change in the form; a code that none of the operations answers does not compile. */
  onCode?: CodeEffects<NoInfer<Op>, NoInfer<Values>>
  /**
   * What is said where nobody knows whether an operation was done: of what cannot be done twice, so that a second
   * attempt would be refused for the success of the first.
   */
  unknown?: { [Operation in NoInfer<Op>]?: MessageDescriptor }
}

/**
 * The shell of every form that ends in a call. It judges what was typed, sends it once however often the button is
 * tapped, puts the gateway's answer to the field it belongs to, and loses nothing that was typed but secrets, or a
 * call of money whose outcome nobody knows.
 *
 * A failure without a place, or whose field is not in the page, stands over the form's `SubmitButton` until the next
 * attempt; where it concerns more than the form, or the form was left, it is shown as the reaction table says
 * (GAP-134). A field is judged when it is left with something in it, and at the submit, which focuses the first that is
 * wrong (REG-17).
 */
export function useGatewayForm<Op extends OperationId, Values extends FormValues, Result>(
  options: GatewayFormOptions<Op, Values, Result>,
) {
  const intl = useIntl()
  const { form: element, point } = useFieldFocus()
  const afterPress = useAfterPress()
  const singleFlight = useSingleFlight()
  const [fault, setFault] = useState<Fault>()
  const operations = new Set<OperationId>(options.operations)
  const say = ({ message, values }: Fault) => intl.formatMessage(message, values)
  const inPage = () => element.current !== null && element.current.closest('[data-leaving]') === null

  const form = useForm<FormValues>({
    defaultValues: { ...options.initial, ...readDraft(options.name), ...options.given },
    shouldFocusError: false,
    resolver: (typed): ResolverResult<FormValues> => {
      const values = options.tidy(own<Values>(typed))
      const errors: FieldErrors<FormValues> = {}
      for (const [field, fault] of Object.entries<Fault | undefined>(options.check(values)))
        if (fault) errors[field] = { type: RULE, message: say(fault) }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const { errors, isSubmitting } = form.formState
  const dropDraft = useDraft(options, form.getValues)

  const read = () => options.tidy(own<Values>(form.getValues()))
  const { keep, find } = useShownErrors()
  const showAt = (field: string, type: string, fault: Fault) => {
    keep(field, fault)
    form.setError(field, { type, message: say(fault) })
  }

  /** Says it in a dialog, and leaves the words at the field when that is closed. */
  const tell = (field: string, code: GatewayCode) => {
    const { text } = reactions[code]
    void ask({ title: text, submit: commonMessages.ok }).then(() => showAt(field, code, { message: text }))
  }

  const respond = (failure: GatewayError<Op>, sent: Values) => {
    options.onFailed?.(failure)
    if (placeOf<Values>(options.places, failure.code)) options.onRefused?.()
    return options.onCode && effectOf<Values>(options.onCode, failure.code)?.(failure, sent)
  }

  const showFailure = async (error: unknown, sent: Values) => {
    const failure = isGatewayError(error, ...options.operations) ? error : undefined
    // What it brings into the page has to be there before a place is looked for.
    const leaves = failure && flushSync(() => respond(failure, sent)) === 'leaves'
    const isHere = inPage()
    const place = failure && placeOf<Values>(options.places, failure.code)
    const atHand = isHere && place && element.current?.elements.namedItem(place.field)
    const words = failure && place && faultFor(failure, place)
    if (atHand && words) showAt(place.field, failure.code, words)
    // Before a dialog comes, which gives the focus back to where it found it.
    if (atHand) flushSync(() => point(place))
    if (atHand && reactions[failure.code].show === 'alert') return tell(place.field, failure.code)
    if (atHand && words) return
    // Who has left the form hears it by a notice, as where the form goes with the failure.
    const isAside = leaves || !isHere
    const unknown = failure && !isNothingDone(failure) ? options.unknown?.[failure.operation] : undefined
    const ofForm = isAside ? undefined : (unknown ?? formFaultOf(error))
    if (ofForm) setFault({ message: ofForm })
    else if (unknown) showToast({ kind: 'error', text: unknown, durationMs: TOAST_MS.long })
    else await showError(error, { kind: 'write' })
  }

  const sendTidy = async (tidy: FormValues) => {
    const values = own<Values>(tidy)
    try {
      const result = await options.send(values)
      if (result === NOTHING_SENT) return
      dropDraft()
      options.onSent(result, values, inPage())
    } catch (error) {
      // Nobody may order twice from a draft. Where nothing has moved, a form that noted it gets it back: sent-forms.ts.
      if (error instanceof UnknownOutcomeError) dropDraft()
      await showFailure(error, values)
    }
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setFault(undefined)
    let isWrong = false
    await singleFlight(() =>
      form.handleSubmit(sendTidy, () => {
        isWrong = true
      })(event),
    )
    if (!isWrong) return
    options.onRefused?.()
    point('first-fault')
  }

  const recheckNow = useEffectEvent(() => {
    for (const [field, error] of Object.entries(form.getErrors())) {
      const fault = error?.type === RULE ? undefined : find(field)
      if (fault) showAt(field, String(error?.type), fault)
      else void form.trigger(field)
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => recheckNow(), RECHECK_MS)
    return () => clearTimeout(timer)
  }, [intl.locale])

  type Name = keyof Values & string
  /** What the gateway said of a value stands until the value changes. */
  const isRefused = (name: string) => (form.getErrors(name)?.type ?? RULE) !== RULE
  const judge = (name: string) => {
    if (!isRefused(name)) void form.trigger(name)
  }
  return {
    /** For the form element. */
    props: { ref: element, noValidate: true, onSubmit },
    /** True while the call is under way. */
    pending: isSubmitting,
    /** What failed and belongs to no field. */
    fault,
    /** What it sends has to be encrypted, and this page cannot do that. */
    isInsecure: !canEncrypt() && ENCRYPTED_OPERATIONS.some((one) => operations.has(one)),
    /** For a field of the page: its name, reference, handlers and what is wrong with it. */
    field: (name: Name) => ({
      ...form.register(name, {
        onChange: () => {
          if (form.getErrors(name)) void form.trigger(name)
          const follower = options.follows?.[name]
          if (follower && form.getValues(follower) !== '') void form.trigger(follower)
        },
        // Half a date has no value, but something was typed; its fault goes when the half is taken back.
        onBlur: ({ target }: { target: HTMLInputElement }) => {
          if (form.getValues(name) !== '' || target.validity?.badInput || form.getErrors(name))
            afterPress(() => judge(name))
        },
      }),
      error: messageOf(errors[name]),
    }),
    /** Sets a field, and judges again those whose faults are shown: what is right for them may have changed. */
    set: (name: Name, value: string | boolean) => {
      const isOther = form.getValues(name) !== value
      form.setValue<string>(name, value)
      if (isOther && isRefused(name)) form.clearErrors(name)
      for (const field of Object.keys(form.getErrors())) judge(field)
    },
    /** What stands in the form now, tidy. */
    read,
    /** For `useWatch`, where the page depends on what stands in a field. */
    control: form.control,
    focus: (name: Name) => point({ field: name }),
    /** Shows what failed at its place: for calls of the form beside its own, such as the one for a code by SMS. */
    showFailure: (error: unknown) => showFailure(error, read()),
    /** Judges a field now, where something outside the form has changed what is right. */
    judge: (name: Name) => judge(name),
    /** Judges fields now, focuses the first that is wrong and says whether all are right. */
    verify: async (...names: Name[]) => {
      setFault(undefined)
      const right = await form.trigger(names)
      if (!right) point('first-fault')
      return right
    },
  }
}

/** The form library knows fields by text alone; it holds exactly what `initial` gave it. */
const own = <Values extends FormValues>(values: FormValues): Values => values as Values

const messageOf = (error: { message?: unknown } | undefined) =>
  typeof error?.message === 'string' ? error.message : undefined

/** What the form says at a field about a failure: its own words, or the table's where they belong to a field. */
function faultFor<Values>(
  failure: { code: GatewayCode; value: unknown },
  place: KnownPlace<Values>,
): Fault | undefined {
  const { code, value } = failure
  const { text, fault } = place
  const own = fault?.(value) ?? (text && { message: text })
  return own ?? (reactions[code].show === 'field' ? { message: reactions[code].text } : undefined)
}

/** The place of a code that came, whose value goes with it by the type of `places`. */
type KnownPlace<Values> = Omit<Place<Values>, 'fault'> & { fault?: (value: unknown) => Fault | undefined }

/** The effect of a code that came, which takes the failure with this code by the type of `onCode`. */
function effectOf<Values>(effects: object, code: GatewayCode): KnownEffect<Values> | undefined {
  const byCode: Partial<Record<GatewayCode, KnownEffect<Values>>> = effects
  return byCode[code]
}

type KnownEffect<Values> = (failure: unknown, sent: Values) => void | 'leaves'

function placeOf<Values>(places: object, code: GatewayCode): KnownPlace<Values> | undefined {
  const byCode: Partial<Record<GatewayCode, KnownPlace<Values> | null>> = places
  return byCode[code] ?? undefined
}
