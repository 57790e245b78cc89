import { Component, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { reportRefusal } from '#src/core/errors/report.ts'
import { Button } from '#src/ui/Button.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { siteMessages } from '../site/site-messages.ts'

/**
 * SHELL-41, SHELL-91: a page whose code does not load, or that breaks, says so and can be loaded again. So does the whole
 * site, where a part that stands around the pages breaks.
 */
export class PageFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('The page failed', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Failure />
  }
}

function Failure() {
  const intl = useIntl()
  return (
    <StateView
      kind="error"
      title={intl.formatMessage(siteMessages.loadFailed)}
      text={intl.formatMessage(siteMessages.loadFailedText)}
      action={
        // A module that failed to load stays failed until the document is loaded again.
        <Button variant="primary" onClick={loadAgain}>
          {intl.formatMessage(siteMessages.retry)}
        </Button>
      }
    />
  )
}

/** Without a connection a reload would put the browser's own error in the place of the site (ERR-47). */
function loadAgain(): void {
  if (navigator.onLine) window.location.reload()
  else void reportRefusal('NETWORK_UNREACHABLE')
}
