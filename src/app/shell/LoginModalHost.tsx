import { Suspense, useEffect } from 'react'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { useLoginModal } from '#src/core/session/login-modal.ts'
import { lazyPart } from '#src/ui/loading/late-part.ts'

// Where its code does not come, the page for logging in takes its place, which tells its own failures.
const LoginModal = lazyPart(() =>
  import('#src/features/access/LoginModal.tsx').then(
    (module) => module.LoginModal,
    () => LoginPageInstead,
  ),
)

/** The place of the login dialog, which is loaded when it is first wanted; it goes with the lobby (LOGIN-33). */
export function LoginModalHost() {
  const { wanted } = useLoginModal()
  return wanted ? (
    <Suspense>
      <LoginModal />
    </Suspense>
  ) : null
}

function LoginPageInstead() {
  const { open } = useLoginModal()
  useEffect(() => {
    if (open) goTo(paths.login)
  }, [open])
  return null
}
