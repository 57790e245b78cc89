import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Announcement } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/games/Picture.tsx'
import { noticeMessages } from '#src/core/notices/notice-messages.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts'
import styles from './TopUpPromotion.module.css'

const GROUPS = ['m_topup_1', 'm_topup_2', 'm_topup_3'] as const

/**
 * The floating promotion for topping up: a picture, which a tap opens to a card, whose More button opens the whole
 * offer (HOME-17..19). It stands there only when the operator has sent all three of its banners.
 */
export function TopUpPromotion({ announcements }: { announcements: readonly Announcement[] }) {
  const intl = useIntl()
  const [size, setSize] = useState<'untouched' | 'large' | 'small'>('untouched')
  const [offerOpen, setOfferOpen] = useState(false)
  const [handle, card, offer] = GROUPS.map((group) => announcements.find(({ groupName }) => groupName === group))
  if (!handle || !card || !offer) return null
  return (
    <>
      {size === 'large' ? (
        <Card
          title={handle.title}
          card={card}
          text={handle.subtitle}
          onCollapse={() => setSize('small')}
          onMore={() => setOfferOpen(true)}
        />
      ) : (
        <Handle handle={handle} hasFocus={size === 'small'} onExpand={() => setSize('large')} />
      )}
      <Dialog
        open={offerOpen}
        onClose={() => setOfferOpen(false)}
        title={offer.title}
        actions={
          <>
            <Button onClick={() => setOfferOpen(false)}>{intl.formatMessage(noticeMessages.later)}</Button>
            <Button variant="primary" render={(link) => <Link to={paths.deposit} {...link} />}>
              {offer.action ?? intl.formatMessage(messages.deposit)}
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

interface HandleProps {
  handle: Announcement
  /** It takes the place of the card, whose cross had the focus. */
  hasFocus: boolean
  onExpand: () => void
}

function Handle({ handle, hasFocus, onExpand }: HandleProps) {
  const button = useFocusOnMount<HTMLButtonElement>(hasFocus)
  return (
    <button ref={button} type="button" className={styles.handle} aria-label={handle.title} onClick={onExpand}>
      <Picture paths={picturesOf(handle)} width={36} height={36} className={styles.picture} />
    </button>
  )
}

interface CardProps {
  title: string
  card: Announcement
  text: string | undefined
  onCollapse: () => void
  onMore: () => void
}

function Card({ title, card, text, onCollapse, onMore }: CardProps) {
  const intl = useIntl()
  const cross = useFocusOnMount<HTMLButtonElement>()
  return (
    <section className={styles.card} aria-label={title}>
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
          {card.action ?? intl.formatMessage(messages.more)}
        </Button>
      </div>
    </section>
  )
}

const picturesOf = ({ url }: Announcement): string[] => (url ? [url] : [])

const messages = defineMessages({
  more: {
    id: 'lobby.topUp.more',
    defaultMessage: 'More',
    description: 'Button of the floating promotion that opens the whole offer',
  },
  collapse: {
    id: 'lobby.topUp.collapse',
    defaultMessage: 'Make the offer small again',
    description: 'Label of the cross on the floating promotion, which turns it back into a small picture',
  },
  deposit: {
    id: 'lobby.topUp.deposit',
    defaultMessage: 'Increase deposit',
    description: 'Button of the offer for topping up; it leads to the deposit page',
  },
})
