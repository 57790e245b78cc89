import X from 'lucide-react/icons/x'
import { useRef, useState, type RefObject } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/layers/Dialog.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { useFocusOnMount } from '#src/ui/display/use-focus-on-mount.ts'
import { useLightDismiss } from '#src/ui/layers/use-light-dismiss.ts'
import { picturesOf, type TopUpOffer } from './use-top-up-offer.ts'
import styles from './TopUpPromotion.module.css'

interface TopUpPromotionProps {
  offer: TopUpOffer
  onCollapse: () => void
}

/**
 * The promotion for topping up, once it was tapped: a card above the menu, whose More button opens the whole offer
 * (HOME-18, HOME-19). It becomes small again by its cross, a tap outside and Escape.
 */
export function TopUpPromotion({ offer: { handle, card, offer }, onCollapse }: TopUpPromotionProps) {
  const intl = useIntl()
  const [isOfferOpen, setOfferOpen] = useState(false)
  const area = useRef<HTMLElement>(null)
  useLightDismiss(area, !isOfferOpen, onCollapse)
  return (
    <>
      <Card
        area={area}
        title={handle.title}
        card={card}
        text={handle.subtitle}
        onCollapse={onCollapse}
        onMore={() => setOfferOpen(true)}
      />
      <Dialog
        open={isOfferOpen}
        onClose={() => setOfferOpen(false)}
        title={offer.title}
        actions={
          <>
            <Button onClick={() => setOfferOpen(false)}>{intl.formatMessage(commonMessages.later)}</Button>
            <Button variant="primary" render={(link) => <Link to={paths.deposit} {...link} />}>
              {offer.action || intl.formatMessage(messages.deposit)}
            </Button>
          </>
        }
      >
        <Picture paths={picturesOf(offer)} width={96} height={96} className={styles.offer} />
        {offer.subtitle}
      </Dialog>
    </>
  )
}

interface CardProps {
  area: RefObject<HTMLElement | null>
  title: string
  card: Announcement
  text: string | undefined
  onCollapse: () => void
  onMore: () => void
}

function Card({ area, title, card, text, onCollapse, onMore }: CardProps) {
  const intl = useIntl()
  const cross = useFocusOnMount<HTMLButtonElement>()
  return (
    <section ref={area} className={styles.card} aria-label={title}>
      <IconButton
        ref={cross}
        label={intl.formatMessage(messages.collapse)}
        className={styles.collapse}
        onClick={onCollapse}
      >
        <Icon icon={X} size={20} />
      </IconButton>
      <Picture paths={picturesOf(card)} width={64} height={64} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.title}>{card.title}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
        <Button size="small" onClick={onMore}>
          {card.action || intl.formatMessage(messages.more)}
        </Button>
      </div>
    </section>
  )
}

const messages = defineMessages({
  more: {
    id: 'lobby.topUp.more',
    defaultMessage: 'More',
    description: 'Button of the floating promotion that opens the whole offer',
  },
  collapse: {
    id: 'lobby.topUp.collapse',
    defaultMessage: 'Minimise the offer',
    description: 'Label of the cross on the floating promotion, which turns it back into a small picture',
  },
  deposit: {
    id: 'lobby.topUp.deposit',
    defaultMessage: 'Increase deposit',
    description: 'Button of the offer for topping up; it leads to the deposit page',
  },
})
