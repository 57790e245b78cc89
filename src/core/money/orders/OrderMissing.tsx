import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { accountRecordPath } from '#src/core/routing/view-paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { orderMessages as messages } from './order-messages.ts'

/** In place of an order that is not the member's, or none: the way to those that are. */
export function OrderMissing({ record }: { record: 'deposit' | 'withdraw' }) {
  const intl = useIntl()
  return (
    <StateView
      kind="empty"
      title={intl.formatMessage(messages.notFound)}
      text={intl.formatMessage(messages.notFoundText)}
      action={
        <Button render={(link) => <Link to={accountRecordPath(record)} {...link} />}>
          {intl.formatMessage(messages.toRecord)}
        </Button>
      }
    />
  )
}
