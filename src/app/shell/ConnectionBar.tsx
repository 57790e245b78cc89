import { useEffect, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { offlineMessage } from '#src/core/errors/offline-message.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './ConnectionBar.module.css'

/** How long "back online" shows, in ms. */
const TOLD_MS = 4_000
/** Room above the header; see theme.css. */
const STRIP = '--strip'

/** One calm bar above the header: there is no connection, and for a moment that it is back (BEYOND-18). */
export function ConnectionBar() {
  const intl = useIntl()
  const [state, setState] = useState<'online' | 'lost' | 'back'>(navigator.onLine ? 'online' : 'lost')
  useEffect(() => {
    const lose = () => setState('lost')
    const regain = () => setState('back')
    window.addEventListener('offline', lose)
    window.addEventListener('online', regain)
    return () => {
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', regain)
    }
  }, [])
  useEffect(() => {
    if (state !== 'back') return undefined
    const timer = setTimeout(() => setState('online'), TOLD_MS)
    return () => clearTimeout(timer)
  }, [state])
  const isShown = state !== 'online'
  useEffect(() => {
    if (!isShown) return undefined
    const { style } = document.documentElement
    style.setProperty(STRIP, '1.75rem')
    return () => void style.removeProperty(STRIP)
  }, [isShown])
  return (
    <div aria-live="polite">
      {isShown ? (
        <p className={classNames(styles.bar, state === 'back' && styles.back)}>
          {intl.formatMessage(state === 'back' ? messages.back : offlineMessage)}
        </p>
      ) : null}
    </div>
  )
}

const messages = defineMessages({
  back: {
    id: 'app.connection.back',
    defaultMessage: 'Back online',
    description: 'In the bar above the header for some seconds, once the lost connection is there again; keep it short',
  },
})
