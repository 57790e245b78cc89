import { useRef } from 'react'
import type { Fault } from './form-types.ts'

/** The error that was last shown at each field by hand, so that it can be said again in another language. */
export function useShownErrors(): {
  keep: (field: string, fault: Fault) => void
  find: (field: string) => Fault | undefined
} {
  const shown = useRef(new Map<string, Fault>())
  return { keep: (field, fault) => shown.current.set(field, fault), find: (field) => shown.current.get(field) }
}
