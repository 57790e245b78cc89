import { useCallback, useEffect, useState } from 'react'
import type { OperationId } from '#mock/generated/operations.ts'
import type { Control, Stubbed } from '../control.ts'

/** Which operations the stub answers where a backend stands behind it; undefined where none does. */
export function useStubbed(control: Control, onError: (error: unknown) => void) {
  const [stubbed, setStubbed] = useState<Stubbed>()
  const read = useCallback(() => void control.stubbed().then(setStubbed, onError), [control, onError])
  useEffect(read, [read])

  /** Whose some operations are from now on. */
  const assign = (ids: readonly OperationId[], to: 'stub' | 'backend'): void => {
    const others = (stubbed?.operations ?? []).filter((id) => !ids.includes(id))
    control.setStubbed(to === 'stub' ? [...others, ...ids] : others).then(read, onError)
  }
  return { stubbed, assign, read }
}
