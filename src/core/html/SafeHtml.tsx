import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { loadFailedMessage } from '#src/core/errors/load-failed-message.ts'
import { retryMessage } from '#src/core/errors/retry-message.ts'
import { leaveByApp } from '#src/core/routing/native-app.ts'
import { isSafePath } from '#src/core/routing/safe-path.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { addPictureRetry } from './picture-retry.ts'
import { sanitize } from './sanitize.ts'
import styles from './SafeHtml.module.css'

/**
 * The one place where text of the server becomes HTML (GAP-97). In-app links stay in the app, others leave as those of
 * the site do (SHELL-69); a picture that does not come can be asked for again.
 *
 * Load it late: it brings the sanitiser along.
 */
export function SafeHtml({ html }: { html: string }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { imageCDNs } = useSiteStatus().info
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    current.textContent = ''
    current.append(sanitize(html, { imageHosts: imageCDNs }))
    const words = { failed: intl.formatMessage(loadFailedMessage), retry: intl.formatMessage(retryMessage) }
    addPictureRetry(current, { ...words, className: styles.failed })
  }, [html, imageCDNs, intl])
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : undefined
    const address = link?.getAttribute('href')
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || !link || !address) return
    if (!isSafePath(address)) return leaveByApp(event, link.href)
    event.preventDefault()
    void navigate(address)
  }
  // The links inside are what is pressed; the box only looks on.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div ref={place} dir="auto" tabIndex={-1} className={styles.text} onClick={follow} />
}
