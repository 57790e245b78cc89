import { useSearchParams } from 'react-router-dom'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { OfferDetail } from './detail/OfferDetail.tsx'
import { OfferList } from './OfferList.tsx'
import { PROMOTION_PARAMETER } from './promotion-path.ts'
import styles from './PromotionsPage.module.css'
import { newsId } from './offer.ts'
import { useOffers } from './use-offers.ts'

/** `/m/activity`: all promotions, and with `?promo=` the details of one (PROMO-01, NAMED-08). */
export function PromotionsPage() {
  const [query] = useSearchParams()
  const { offers, isWhole, error, retry } = useOffers()
  const wanted = query.get(PROMOTION_PARAMETER)
  const offerOf = (id: string) => offers?.find((one) => one.id === id)
  // Operators may link to news by their own id; a promotion of that id goes before, and may come later.
  const offer = wanted === null ? undefined : (offerOf(wanted) ?? (isWhole ? offerOf(newsId(wanted)) : undefined))
  if (!offers || (wanted !== null && !offer && !isWhole)) {
    if (error) return <LoadFailed error={error} onRetry={retry} />
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton shape="wide" count={wanted === null ? 3 : 1} />
      </div>
    )
  }
  return wanted === null ? <OfferList offers={offers} /> : <OfferDetail offer={offer} />
}
