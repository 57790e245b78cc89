import { useEffect, useState } from 'react'
import { holdForm } from './money-calls.ts'

const BYTES = 16

/**
 * The key of one opened form that moves money: a call that is repeated with it moves nothing again (GAP-122). It lives
 * as long as the component, so whatever opens the form anew must mount it anew.
 *
 * @param attempt another try of the same component has another key
 */
export function useIdempotencyKey(attempt = 1): string {
  const [{ key, of }, setKey] = useState(() => ({ key: newKey(), of: attempt }))
  if (of !== attempt) setKey({ key: newKey(), of: attempt })
  useEffect(() => {
    return holdForm(key)
  }, [key])
  return key
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
