import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type FocusEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { checkEmailQuery, checkUsernameQuery } from '#src/api/generated/verification.ts'
import { isGatewayError, type GatewayCode } from '#src/api/gateway-error.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import type { Fault, Faults } from './form-types.ts'

/** GATEWAY-29, GATEWAY-30: how long after a field was left the gateway is asked, in milliseconds. */
const DEBOUNCE_MS = 400

/** Fields whose value can be taken by another member; the gateway checks it before the form is sent. */
export type CheckedField = 'username' | 'email'

/** What `useGatewayForm` gives of a form with such a field. */
interface CheckedForm<Name extends CheckedField, Values> {
  field: (name: Name) => UseFormRegisterReturn & { error: string | undefined }
  read: () => Values
  judge: (name: Name) => void
}

/**
 * Whether a name or an address is still free (REG-29, REG-30, REG-42). Answers are kept by the value they are about,
 * so a late one never speaks of what stands in the field by then. A check that fails says nothing: the call
 * that opens the account will.
 */
export function useAvailability() {
  const queryClient = useQueryClient()
  const [refusals] = useState(() => new Map<string, Fault>())
  const [timers] = useState(() => new Map<CheckedField, number>())
  useEffect(() => () => timers.forEach((timer) => window.clearTimeout(timer)), [timers])

  const refuse = (field: string, value: string, code: GatewayCode) => {
    const { show, text } = reactions[code]
    if (show === 'field') refusals.set(keyOf(field, value), { message: text })
  }

  const ask = async (field: CheckedField, value: string) => {
    try {
      if (field === 'username') await queryClient.fetchQuery(checkUsernameQuery({ query: { username: value } }))
      else await queryClient.fetchQuery(checkEmailQuery({ body: { email: value } }))
    } catch (error) {
      if (isGatewayError(error)) refuse(field, value, error.code)
    }
  }

  /** Asks soon, unless another value comes first, and calls back with the answer at hand. */
  const askSoon = (field: CheckedField, value: string, onAnswer: () => void) => {
    window.clearTimeout(timers.get(field))
    if (refusals.has(keyOf(field, value))) return
    timers.set(
      field,
      window.setTimeout(() => void ask(field, value).then(onAnswer), DEBOUNCE_MS),
    )
  }

  return {
    /** What the gateway has said of this value. */
    refusalOf: (field: string, value: string) => refusals.get(keyOf(field, value)),
    /** Remembers what the gateway said, so that the same value is not sent again. */
    refuse,
    /** The field of a form, whose value is asked about once it was left and keeps the form's own rules. */
    checked: <Name extends CheckedField, Values extends Record<Name, string>>(
      form: CheckedForm<Name, Values>,
      name: Name,
      check: (values: Values) => Faults<Values>,
    ) => {
      const field = form.field(name)
      return {
        ...field,
        onBlur: async (event: FocusEvent) => {
          await field.onBlur(event)
          const values = form.read()
          if (values[name] !== '' && !check(values)[name]) askSoon(name, values[name], () => form.judge(name))
        },
      }
    },
  }
}

const keyOf = (field: string, value: string) => `${field}:${value}`
