import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { LogInFirst } from '#src/core/account/LogInFirst.tsx'
import { VIEW } from '#src/core/routing/view-paths.ts'
import { useSession } from '#src/core/session/session.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { categoriesOf, viewOf, views, type Offer, type View } from './offer.ts'
import { OfferCard } from './OfferCard.tsx'
import { OfferRow } from './OfferRow.tsx'
import styles from './OfferList.module.css'
import { promotionMessages as messages, viewNames } from './promotion-messages.ts'

const CATEGORY_PARAMETER = 'category'

/** All promotions by where one stands with them and by category; both stand in the address (NAMED-08). */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  const intl = useIntl()
  const panelId = useId()
  const [query, setQuery] = useSearchParams()
  const view = views.find((one) => one === query.get(VIEW)) ?? 'open'
  const inView = offers.filter((offer) => viewOf(offer) === view)
  const categories = categoriesOf(inView)
  const category = categories.find(({ code }) => code === query.get(CATEGORY_PARAMETER))
  const shown = category ? inView.filter((offer) => offer.category?.code === category.code) : inView
  const pictured = shown.flatMap(({ banner, ...offer }) => (banner === undefined ? [] : [{ ...offer, banner }]))
  const plain = shown.filter(({ banner }) => banner === undefined)
  const choose = (next: { view: View; category?: string }) =>
    setQuery(
      {
        ...(next.view === 'open' ? {} : { [VIEW]: next.view }),
        ...(next.category && { [CATEGORY_PARAMETER]: next.category }),
      },
      { replace: true },
    )
  return (
    <>
      <div className={styles.views}>
        <Segmented
          label={intl.formatMessage(messages.views)}
          segments={views.map((id) => ({ id, label: intl.formatMessage(viewNames[id]), panelId }))}
          selected={view}
          onSelect={(id) => choose({ view: id })}
        />
      </div>
      <div id={panelId} role="tabpanel" className={styles.panel}>
        {categories.length > 1 ? (
          <ChipRow label={intl.formatMessage(messages.category)}>
            <Chip selected={!category} onPress={() => choose({ view })}>
              {intl.formatMessage(messages.all)}
            </Chip>
            {categories.map(({ code, name }) => (
              <Chip key={code} selected={code === category?.code} onPress={() => choose({ view, category: code })}>
                <span dir="auto">{name}</span>
              </Chip>
            ))}
          </ChipRow>
        ) : null}
        {shown.length > 0 ? (
          <div className={styles.offers}>
            {pictured.length > 0 ? (
              <ul className={styles.cards}>
                {pictured.map((offer, i) => (
                  <li key={offer.id}>
                    <OfferCard offer={offer} eager={i < 2} />
                  </li>
                ))}
              </ul>
            ) : null}
            {plain.length > 0 ? (
              <Card flush>
                <Rows>
                  {plain.map((offer) => (
                    <OfferRow key={offer.id} offer={offer} />
                  ))}
                </Rows>
              </Card>
            ) : null}
          </div>
        ) : (
          <NoOffer view={view} />
        )}
      </div>
    </>
  )
}

function NoOffer({ view }: { view: View }) {
  const intl = useIntl()
  const session = useSession()
  if (view === 'mine' && !session) return <LogInFirst title={intl.formatMessage(messages.visitorTitle)} />
  const title = { open: messages.noneOpen, mine: messages.noneMine, ended: messages.noneEnded }[view]
  const text = view === 'mine' ? { text: intl.formatMessage(messages.noneMineText) } : {}
  return <StateView kind="empty" title={intl.formatMessage(title)} {...text} />
}
