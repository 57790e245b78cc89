import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { grantWish, offerWish, readWish } from '#src/core/games/launch/wish.ts'
import { resuming } from '#src/core/routing/entry-key.ts'
import { readLoginState, returnOf } from '#src/core/routing/login-path.ts'
import { addressesOf, paths } from '#src/core/routing/paths.ts'
import { safePath } from '#src/core/routing/safe-path.ts'
import { useRegisterModal } from '#src/core/session/register-modal.ts'
import { beganHere, useSession } from '#src/core/session/session.ts'

/**
 * What follows when somebody is signed in on a page for visitors (GAP-68, GAP-69, GAP-129): the first password change,
 * home after a registration, else the place that asked to log in, as it was. What was tapped there is done, unless
 * another tab has signed in: nobody waits for it here.
 */
export function AfterAccess() {
  const location = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const { registerSuccess } = useRegisterModal()
  const leave = useEffectEvent(() => {
    const state = readLoginState(location.state)
    if (session?.firstTimeLogin)
      return void navigate(paths.changePassword, { replace: true, state: beganHere() ? state : undefined })
    const isRegistration = addressesOf('register').includes(location.pathname)
    const asked = isRegistration ? undefined : state
    const wish = beganHere() ? readWish(location.state) : undefined
    // A new member may have to deposit first, and is asked (GAP-69).
    if (wish) (isRegistration || registerSuccess ? offerWish : grantWish)(wish)
    const from = isRegistration ? null : returnOf(location.search)
    const wanted = safePath(from ?? asked?.address)
    // A way to this very page leads nowhere: nothing would open anew.
    const target = wanted.split(/[?#]/)[0] === location.pathname ? paths.home : wanted
    void navigate(target, { replace: true, ...(asked?.address === target && { state: resuming(asked.entry) }) })
  })
  useEffect(() => {
    leave()
  }, [])
  return null
}
