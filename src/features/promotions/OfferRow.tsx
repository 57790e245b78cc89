import Megaphone from 'lucide-react/icons/megaphone'
import { Link } from '#src/core/routing/Link.tsx'
import { innerPage } from '#src/core/routing/use-go-back.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import type { Offer } from './offer.ts'
import { Period } from './Period.tsx'
import { promotionPath } from './promotion-path.ts'
import { StatusLabel } from './StatusLabel.tsx'

/** A promotion without a picture, as mere news are: a line that leads to its details (NAMED-08). */
export function OfferRow({ offer }: { offer: Offer }) {
  const { id, title, status, startsAt, endsAt } = offer
  return (
    <Row
      picture={<Icon icon={Megaphone} size={20} />}
      title={<span dir="auto">{title}</span>}
      detail={startsAt || endsAt ? <Period offer={offer} /> : undefined}
      end={status ? <StatusLabel status={status} /> : undefined}
      render={({ className, children }) => (
        <Link to={promotionPath(id)} state={innerPage} className={className}>
          {children}
        </Link>
      )}
    />
  )
}
