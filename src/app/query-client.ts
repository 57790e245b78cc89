import { MutationCache, onlineManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { getSystemStatusQuery } from '#src/api/generated/first-screen.ts'
import { showError } from '#src/core/errors/show-error.ts'
import { getSession, onSessionChange } from '#src/core/session/session.ts'

/** Answers younger than this are not asked for again when another component wants them. */
const STALE_MS = 30_000

/**
 * The one query client: every failure is shown once, here, and nothing of a former user survives a change of session.
 */
export function createQueryClient(): QueryClient {
  // The library takes every start for one with a connection, and listens from its first subscriber on: it would notice
  // neither that the connection is missing nor that it goes before the first drawing.
  onlineManager.setOnline(navigator.onLine)
  onlineManager.subscribe(() => undefined)
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => void showError(error, { kind: 'read' }) }),
    mutationCache: new MutationCache({
      onError: (error) => void showError(error, { kind: 'write' }),
    }),
    defaultOptions: { queries: { staleTime: STALE_MS } },
  })
  const [statusName] = getSystemStatusQuery().queryKey
  const isOfTheSession = ({ queryKey }: Query) => queryKey[0] !== statusName
  const canBeAsked = ({ meta }: Query) => meta?.needsSession !== true || getSession() !== undefined
  onSessionChange(() => {
    void client.cancelQueries({ predicate: isOfTheSession })
    for (const query of client.getQueryCache().findAll({ predicate: isOfTheSession })) query.reset()
    // First the pages learn of the change, and those that need a session go; only what is still looked at is asked
    // again.
    // A menu that is closing looks at the member still: without a session nobody is asked about (SESSION-16).
    const predicate = (query: Query) => isOfTheSession(query) && canBeAsked(query)
    window.setTimeout(() => void client.refetchQueries({ predicate, type: 'active' }))
  })
  return client
}
