import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { goTo } from '#src/core/routing/navigation.ts'
import { isHomePath, paths } from '#src/core/routing/paths.ts'
import { hideRegisterModal, useRegisterModal } from '#src/core/session/register-modal.ts'
import { onSessionChange } from '#src/core/session/session.ts'
import { lazyPart } from '#src/ui/loading/late-part.ts'

// Where its code does not come, the page for registering takes its place, which tells its own failures.
const RegisterModal = lazyPart(() =>
  import('#src/features/access/registration/RegisterModal.tsx').then(
    (module) => module.RegisterModal,
    () => RegisterPageInstead,
  ),
)

/**
 * The place of the registration over the lobby, from when it is first wanted; it goes with the lobby (REG-33, GAP-139).
 */
export function RegisterModalHost() {
  const { showRegister, registerSuccess, hidden } = useRegisterModal()
  const { pathname } = useLocation()
  // Who signs in otherwise needs it no more.
  useEffect(() => {
    return onSessionChange(hideRegisterModal)
  }, [])
  useEffect(() => {
    if (!isHomePath(pathname)) hideRegisterModal()
  }, [pathname])
  return showRegister || registerSuccess || hidden ? (
    <Suspense>
      <RegisterModal />
    </Suspense>
  ) : null
}

function RegisterPageInstead() {
  const { showRegister } = useRegisterModal()
  useEffect(() => {
    if (!showRegister) return
    hideRegisterModal()
    goTo(paths.register)
  }, [showRegister])
  return null
}
