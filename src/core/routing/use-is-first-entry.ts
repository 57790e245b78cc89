import { useLocation } from 'react-router-dom'

/**
 * Whether nothing of the product lies behind this page in the history. The first entry of a visit has the key "default",
 * until a redirect, such as that to the login and back, replaces it; the router numbers the entries, those too.
 */
export function useIsFirstEntry(): () => boolean {
  const { key } = useLocation()
  return () => key === 'default' || Object(window.history.state).idx === 0
}
