import { Component, type ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { showRefusal } from './show-error.ts'

/**
 * SHELL-41, SHELL-91: a page whose code does not load, or that breaks, says so and can be loaded again. So does a part
 * of a page that comes when it is chosen, and the whole site, where a part that stands around the pages breaks. What
 * broke without a connection is loaded again as soon as there is one (ERR-47).
 */
export class PageFailure extends Component<{ children: ReactNode }, { failed: boolean; isOffline: boolean }> {
  override state = { failed: false, isOffline: false }

  static getDerivedStateFromError() {
    return { failed: true, isOffline: !navigator.onLine }
  }

  override componentDidCatch(error: unknown) {
    console.error('The page failed', error)
    if (!navigator.onLine) window.addEventListener('online', loadAgain)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', loadAgain)
  }

  override render() {
    // A module that failed to load stays failed until the document is loaded again.
    const { failed, isOffline } = this.state
    return failed ? <LoadFailed isOffline={isOffline} onRetry={loadAgain} /> : this.props.children
  }
}

/** Without a connection a reload would put the browser's own error in the place of the site (ERR-47). */
function loadAgain(): void {
  if (navigator.onLine) window.location.reload()
  else void showRefusal('NETWORK_UNREACHABLE')
}
