import { useIntl } from 'react-intl'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { SafeHtml } from '#src/core/html/SafeHtml.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { ApplicationFacts } from '../application/ApplicationFacts.tsx'
import type { Offer } from '../offer.ts'
import { Period } from '../Period.tsx'
import { StatusLabel } from '../StatusLabel.tsx'
import { detailMessages as messages } from './detail-messages.ts'
import { OfferAction } from './OfferAction.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import styles from './OfferDetail.module.css'

/** One promotion: its time, terms and rules, what the member handed in, and what there is to press (NAMED-08). */
export function OfferDetail({ offer }: { offer: Offer | undefined }) {
  const intl = useIntl()
  if (!offer) {
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.goneTitle)}
        text={intl.formatMessage(messages.goneText)}
        action={
          <Button render={(link) => <Link to={paths.promotions} {...link} />}>
            {intl.formatMessage(messages.all)}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <article className={styles.detail}>
        {offer.banner === undefined ? null : (
          <div className={styles.banner}>
            <Picture paths={[offer.banner]} width={716} height={360} eager className={styles.picture} />
          </div>
        )}
        <div className={styles.head}>
          <h2 className={styles.title} dir="auto">
            {offer.title}
          </h2>
          {offer.status ? <StatusLabel status={offer.status} /> : null}
        </div>
        <p className={styles.period}>
          <Period offer={offer} />
        </p>
        {offer.statusNote ? (
          <p className={styles.note} dir="auto">
            {offer.statusNote}
          </p>
        ) : null}
        <OfferFacts offer={offer} />
        {offer.application ? <ApplicationFacts application={offer.application} /> : null}
        <div className={styles.rules}>
          <SafeHtml html={offer.content} />
        </div>
      </article>
      <OfferAction offer={offer} />
    </>
  )
}
