import { defineMessages, useIntl } from 'react-intl'
import { Button } from '#src/ui/Button.tsx'
import { StateView } from '#src/ui/StateView.tsx'

/** Where a list or page could not be loaded: says so and offers to ask again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <StateView
      kind="error"
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
      action={<Button onClick={onRetry}>{intl.formatMessage(messages.retry)}</Button>}
    />
  )
}

const messages = defineMessages({
  title: {
    id: 'errors.load.title',
    defaultMessage: 'Loading failed',
    description: 'Heading where a list or a page could not be loaded',
  },
  text: {
    id: 'errors.load.text',
    defaultMessage: 'Please try again in a moment.',
    description: 'Text below "Loading failed"',
  },
  retry: { id: 'errors.load.retry', defaultMessage: 'Try again', description: 'Button below "Loading failed"' },
})
