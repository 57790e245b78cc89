import { useEffect, useEffectEvent, useRef } from 'react'
import { onSessionChange } from '#src/core/session/session.ts'
import type { FormValues } from './form-types.ts'

/**
 * What was typed into forms that were left unsent, by the form's name. It is kept in memory, so that one finds it again
 * after the back button, but nowhere that outlives the page. Another user finds nothing.
 */
const drafts = new Map<string, FormValues>()

onSessionChange(() => drafts.clear())

export const readDraft = (name: string): FormValues | undefined => drafts.get(name)

/** Fills a form that is opened next, such as the login after a registration (GAP-69). */
export const fillDraft = (name: string, values: FormValues): void => void drafts.set(name, values)

/** Saves the values of a form, except its secrets, when it leaves the page. Returns a function that drops them instead. */
export function useDraft(name: string, secrets: readonly string[], read: () => FormValues): () => void {
  const dropped = useRef(false)
  const keep = useEffectEvent(() => drafts.set(name, withoutSecrets(read(), secrets)))
  useEffect(() => {
    dropped.current = false
    return () => {
      if (dropped.current) drafts.delete(name)
      else keep()
    }
  }, [name])
  return () => {
    dropped.current = true
    // Who left before the answer finds no text again that was sent.
    drafts.delete(name)
  }
}

function withoutSecrets(values: FormValues, secrets: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)))
}
