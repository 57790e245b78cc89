import { Picture } from '#src/core/pictures/Picture.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { innerPage } from '#src/core/routing/use-go-back.ts'
import { Card } from '#src/ui/display/Card.tsx'
import type { Offer } from './offer.ts'
import styles from './OfferCard.module.css'
import { Period } from './Period.tsx'
import { promotionPath } from './promotion-path.ts'
import { StatusLabel } from './StatusLabel.tsx'

interface OfferCardProps {
  offer: Offer & { banner: string }
  /** Whether its picture is seen at once. */
  eager: boolean
}

/** One promotion in the list, with its picture; all of it leads to its details (NAMED-08). */
export function OfferCard({ offer, eager }: OfferCardProps) {
  return (
    <Card flush className={styles.card}>
      <Link to={promotionPath(offer.id)} state={innerPage} className={styles.link}>
        <span className={styles.banner}>
          <Picture paths={[offer.banner]} width={716} height={360} eager={eager} className={styles.picture} />
        </span>
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {offer.title}
          </span>
          {offer.status ? <StatusLabel status={offer.status} /> : null}
          <span className={styles.period}>
            <Period offer={offer} />
          </span>
        </span>
      </Link>
    </Card>
  )
}
