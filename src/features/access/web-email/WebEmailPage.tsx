import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Refused } from '#src/core/account/Refused.tsx'
import { isTrial } from '#src/core/account/account-type.ts'
import { refusalAt } from '#src/core/account/free-check.ts'
import { showRefusal } from '#src/core/errors/show-error.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { onSessionChange, useSession } from '#src/core/session/session.ts'
import { BindEmail } from './BindEmail.tsx'
import { readLink } from './read-link.ts'
import { ResetByLink } from './ResetByLink.tsx'

/**
 * The fragment that waits while somebody logs in, and whose it is: that of a visitor or a trial is whoever's logs in.
 * It is a key, so it waits in memory and in no address.
 */
let waiting: { fragment: string; owner: string | undefined } | undefined

// A visitor's link is not that of whoever comes after the next one.
onSessionChange((session) => {
  if (!session && waiting?.owner === undefined) waiting = undefined
})

const waitingFor = (member: string | undefined): string =>
  waiting && (waiting.owner === undefined || waiting.owner === member) ? waiting.fragment : ''

/**
 * Where the link of an e-mail ends (NAMED-14): with a ticket in the fragment a password reset goes on, for anybody.
 * With an address and its code, or with nothing, a member sets an address, for which GAP-130 asks for a session, and
 * SESSION-27 for that of a real account.
 */
export function WebEmailPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const session = useSession()
  const member = session && !isTrial(session.type) ? session : undefined
  const [owner, setOwner] = useState(member?.userName)
  const [fragment, setFragment] = useState(location.hash || waitingFor(session?.userName))
  const [seen, setSeen] = useState(location.hash)
  // A second link in the same tab changes the fragment alone.
  if (location.hash !== seen) {
    setSeen(location.hash)
    if (location.hash !== '') setFragment(location.hash)
  }
  const found = readLink(fragment)
  const isReset = found === 'invalid' || (found !== undefined && 'ticket' in found)
  // Another tab may sign somebody else in: the address of the link is not theirs.
  if (member && owner !== undefined && member.userName !== owner) {
    setOwner(member.userName)
    if (!isReset) setFragment('')
  }
  const asksLogin = !isReset && !member
  const refusal = isReset ? undefined : refusalAt('security', member?.type)
  const isKept = found === 'invalid' || asksLogin || refusal !== undefined
  useEffect(() => {
    // Tickets and codes are keys: they have no business in the history. What is none leads away by itself.
    if (location.hash !== '' && !isKept) void navigate(paths.webEmail, { replace: true })
  }, [location.hash, isKept, navigate])
  useEffect(() => {
    if (!asksLogin) waiting = undefined
    else if (fragment !== '') waiting = { fragment, owner }
  }, [asksLogin, owner, fragment])

  if (isReset) return <ResetByLink key={fragment} found={found} />
  if (!member) return <LoginFirst />
  if (refusal) return <Refused code={refusal} />
  return <BindEmail key={`${member.userName} ${fragment}`} member={member.userName} link={found} />
}

/** Sends to the login; a trial, who is logged in already, is told what for. */
function LoginFirst() {
  const location = useLocation()
  const refusal = refusalAt('security', useSession()?.type)
  useEffect(() => {
    if (refusal) void showRefusal(refusal)
  }, [refusal])
  return <Navigate to={loginPath(location)} replace />
}
