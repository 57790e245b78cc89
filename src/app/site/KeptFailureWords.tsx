import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { retryMessage } from '#src/core/errors/retry-message.ts'
import { slowMessage } from '#src/core/errors/slow-message.ts'
import { failureWordsItem } from '#src/core/storage/late-items.ts'
import { siteMessages } from './site-messages.ts'

/** Keeps the words for a start that fails, in the language of the page: the next one may find no network (ERR-48). */
export function KeptFailureWords() {
  const intl = useIntl()
  useEffect(() => {
    failureWordsItem.write({
      // Of the words that are shown, which another choice of language replaces a little later.
      tag: intl.locale.replace(/-u-.*/, ''),
      slow: intl.formatMessage(slowMessage),
      lost: intl.formatMessage(siteMessages.failureText),
      retry: intl.formatMessage(retryMessage),
    })
  }, [intl])
  return null
}
