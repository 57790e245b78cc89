import { isAgent } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'
import { AgentTools } from './AgentTools.tsx'
import { BecomeAgent } from './BecomeAgent.tsx'

/**
 * `/m/agentRegister`: agents open accounts below them and make links (SHELL-15, NAMED-06, CONST-42); everybody else
 * reads how to become one.
 */
export function AgentRegisterPage() {
  const session = useSession()
  return session && isAgent(session.type) ? <AgentTools session={session} /> : <BecomeAgent />
}
