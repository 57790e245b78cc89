import { useSession } from '#src/core/session/session.ts'

/**
 * Begins a form with a new payment password, for password managers alone: under the member's own name they would
 * replace the password of the account (MONEY-57).
 */
export function PaymentUsername() {
  const name = useSession()?.userName ?? ''
  return <input type="text" name="username" autoComplete="username" value={`${name} payment`} readOnly hidden />
}
