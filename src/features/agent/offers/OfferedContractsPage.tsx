import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useListOfferedContractsInfinite } from '#src/api/generated/agent-lists.ts'
import { PagedRows } from '#src/core/records/PagedRows.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { offerMessages as messages } from './offer-messages.ts'
import { MEMBER_PARAMETER } from '../team/offer-path.ts'
import styles from './Offers.module.css'
import { OfferRow } from './OfferRow.tsx'
import { OfferSheet } from './OfferSheet.tsx'

/**
 * `/m/member/agent/contracts`: what an agent has offered to the team, and the way to a new offer (SESSION-29,
 * AGENT-02).
 */
export function OfferedContractsPage() {
  const intl = useIntl()
  const [search, setSearch] = useSearchParams()
  const [isOffering, setOffering] = useState(false)
  const to = search.get(MEMBER_PARAMETER) ?? undefined
  const query = useListOfferedContractsInfinite()
  return (
    <div className={styles.page}>
      <Button variant="primary" size="wide" icon={<Icon icon={Plus} />} onClick={() => setOffering(true)}>
        {intl.formatMessage(messages.offer)}
      </Button>
      <PagedRows
        className={styles.offers}
        query={query}
        empty={
          <StateView
            kind="empty"
            title={intl.formatMessage(messages.none)}
            text={intl.formatMessage(messages.noneText)}
          />
        }
      >
        {(offer) => <OfferRow key={offer.contract.contractId} offer={offer} />}
      </PagedRows>
      <OfferSheet
        open={isOffering || to !== undefined}
        account={to}
        onClose={() => {
          setOffering(false)
          if (to !== undefined) setSearch({}, { replace: true })
        }}
      />
    </div>
  )
}
