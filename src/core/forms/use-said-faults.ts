import { useRef } from 'react'
import type { Fault } from './form-types.ts'

/** The sentence that was last put to each field by hand, so that it can be said again in another language. */
export function useSaidFaults(): {
  keep: (field: string, fault: Fault) => void
  find: (field: string) => Fault | undefined
} {
  const said = useRef(new Map<string, Fault>())
  return { keep: (field, fault) => said.current.set(field, fault), find: (field) => said.current.get(field) }
}
