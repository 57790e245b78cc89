import { useEffect } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { showRefusal } from '#src/core/errors/show-error.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { refusalAt } from './free-check.ts'

/**
 * Says why the account is refused, and blocks the way (SESSION-25..27): who came by a link of the site stays where they
 * were, who came by address, redirect or the back button lands on home.
 */
export function Refused({ code }: { code: NonNullable<ReturnType<typeof refusalAt>> }) {
  const navigate = useNavigate()
  const cameByLink = useNavigationType() === 'PUSH'
  useEffect(() => {
    void showRefusal(code)
    if (cameByLink) void navigate(-1)
    else void navigate(paths.home, { replace: true })
  }, [code, cameByLink, navigate])
  return null
}
