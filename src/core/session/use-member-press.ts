import type { MouseEvent } from 'react'
import { isTrial } from '#src/core/account/account-type.ts'
import { askToRegister } from './ask-to-register.ts'
import { useSession } from './session.ts'

/** Handles a press on a link to the member area: asks a trial account to register instead; does nothing for others. */
export function useMemberPress(): ((event: MouseEvent) => void) | undefined {
  const session = useSession()
  if (!session || !isTrial(session.type)) return undefined
  return (event) => {
    event.preventDefault()
    void askToRegister()
  }
}
