import type { MouseEvent } from 'react'
import { isTrial } from '../account/account-type.ts'
import { askToRegister } from './ask-to-register.ts'
import { useSession } from './session.ts'

/** What stands before a link to the member area: a trial account is asked to register instead; nothing for others. */
export function useMemberPress(): ((event: MouseEvent) => void) | undefined {
  const session = useSession()
  if (!session || !isTrial(session.type)) return undefined
  return (event) => {
    event.preventDefault()
    void askToRegister()
  }
}
