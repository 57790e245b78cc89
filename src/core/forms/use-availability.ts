import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkEmailQuery, checkUsernameQuery } from '#src/api/generated/verification.ts'
import { isGatewayError, type GatewayCode } from '#src/api/gateway-error.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import type { Fault } from './form-types.ts'

/** GATEWAY-29, GATEWAY-30: how long after a field was left the gateway is asked, in milliseconds. */
const DEBOUNCE_MS = 400

/** Fields whose value can be taken by another member; the gateway checks it before the form is sent. */
export type CheckedField = 'username' | 'email'

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

  return {
    /** What the gateway has said of this value. */
    refusalOf: (field: string, value: string) => refusals.get(keyOf(field, value)),
    /** Remembers what the gateway said, so that the same value is not sent again. */
    refuse,
    /** Asks soon, unless another value comes first, and calls back with the answer at hand. */
    askSoon: (field: CheckedField, value: string, onAnswer: () => void) => {
      window.clearTimeout(timers.get(field))
      if (refusals.has(keyOf(field, value))) return
      timers.set(
        field,
        window.setTimeout(() => void ask(field, value).then(onAnswer), DEBOUNCE_MS),
      )
    },
  }
}

const keyOf = (field: string, value: string) => `${field}:${value}`
