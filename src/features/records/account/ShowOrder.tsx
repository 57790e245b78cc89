import { defineMessage, useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { Button } from '#src/ui/controls/Button.tsx'

/** Leads from an entry of a record to the page of its order. */
export function ShowOrder({ to }: { to: string }) {
  const intl = useIntl()
  return (
    <Button size="wide" render={(link) => <Link to={to} {...link} />}>
      {intl.formatMessage(label)}
    </Button>
  )
}

const label = defineMessage({
  id: 'records.account.showOrder',
  defaultMessage: 'Show order',
  description: 'Link from an entry of the record of deposits or withdrawals to the page of its order',
})
