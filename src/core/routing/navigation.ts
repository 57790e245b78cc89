import type { NavigateFunction } from 'react-router-dom'

let navigate: NavigateFunction | undefined

/** Gives the router's navigation to code outside React, such as the reaction to an ended session. */
export function setNavigation(next: NavigateFunction): void {
  navigate = next
}

/** Goes to an in-app address; before the first render it is a page load. */
export function goTo(path: string, options: { replace?: boolean } = {}): void {
  if (navigate) void navigate(path, options)
  else if (options.replace) window.location.replace(path)
  else window.location.assign(path)
}
