import { useLocation } from 'react-router-dom'
import { isFirstKey } from './entry-key.ts'

/**
 * Whether nothing of the product lies behind this page in the history. The first entry of a visit has a key of its
 * own, until a redirect, such as that to the login and back, replaces it; the router numbers the entries, those too.
 */
export function useIsFirstEntry(): () => boolean {
  const { key } = useLocation()
  return () => isFirstKey(key) || Object(window.history.state).idx === 0
}
