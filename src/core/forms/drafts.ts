import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getSession, onSessionChange } from '#src/core/session/session.ts'
import type { FormValues } from './form-types.ts'

/**
 * What was typed into forms that were left unsent, by the member who typed it (a visitor has no name) and the form's
 * name. It is kept in memory, so that one finds it again after the back button, or when the session was over and the
 * same member comes back, but nowhere that outlives the page.
 */
const drafts = new Map<string | undefined, Map<string, FormValues>>()

const currentUser = () => getSession()?.userName

onSessionChange((session) => {
  if (!session) return
  for (const owner of drafts.keys()) if (owner !== session.userName) drafts.delete(owner)
})

function keepDraft(owner: string | undefined, name: string, values: FormValues): void {
  drafts.set(owner, (drafts.get(owner) ?? new Map<string, FormValues>()).set(name, values))
}

/** What the user who is here now has typed before. */
export const readDraft = (name: string): FormValues | undefined => drafts.get(currentUser())?.get(name)

/** Fills a form that is opened next, such as the login after a registration (GAP-69). */
export const fillDraft = (name: string, values: FormValues): void => keepDraft(currentUser(), name, values)

interface DraftOptions {
  name: string
  /** What the form begins with where nothing was typed: it may change meanwhile, and until the form is opened next. */
  initial: FormValues
  secrets: readonly string[]
}

/**
 * Saves what was typed into a form, except its secrets, when it leaves the page. Returns a function that drops it once
 * it was sent; where more is typed afterwards, the form is saved again as it then stands.
 */
export function useDraft({ name, initial, secrets }: DraftOptions, read: () => FormValues): () => void {
  const sent = useRef<FormValues>(undefined)
  const [start] = useState(initial)
  const leave = useEffectEvent((owner: string | undefined) => {
    const now = currentUser()
    const typed = typedOf(read(), sent.current ? [initial] : [start, initial], secrets)
    if (sent.current && isPartOf(typed, sent.current)) drafts.get(owner)?.delete(name)
    // Another member's session has dropped what is not theirs.
    else if (now === undefined || now === owner) keepDraft(owner, name, typed)
  })
  useEffect(() => {
    sent.current = undefined
    const owner = currentUser()
    return () => leave(owner)
  }, [name])
  return () => {
    sent.current = read()
    // Who left before the answer finds no text again that was sent.
    for (const ofOne of drafts.values()) ofOne.delete(name)
  }
}

function typedOf(values: FormValues, given: readonly FormValues[], secrets: readonly string[]): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => given.every((initial) => value !== initial[field]) && !secrets.includes(field),
    ),
  )
}

const isPartOf = (values: FormValues, whole: FormValues): boolean =>
  Object.entries(values).every(([field, value]) => value === whole[field])
