import ChevronRight from 'lucide-react/icons/chevron-right'
import Headset from 'lucide-react/icons/headset'
import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ServiceSheet } from '#src/core/support/ServiceSheet.tsx'
import { TopUpPromotion } from '#src/features/lobby/prompts/TopUpPromotion.tsx'
import { useTopUpOffer } from '#src/features/lobby/prompts/use-top-up-offer.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { useAwayWhileScrolling } from '#src/ui/motion/use-away-while-scrolling.ts'
import { useFocusOnMount } from '#src/ui/display/use-focus-on-mount.ts'
import { useLightDismiss } from '#src/ui/layers/use-light-dismiss.ts'
import { floatingMessages } from './floating-messages.ts'
import { useBarEntries, type BarActions } from './use-bar-entries.tsx'
import handle from './EdgeHandle.module.css'
import styles from './FloatingBar.module.css'

/**
 * The one handle at the edge of home. It opens a bar with all that would float there: the promotion for topping up
 * (HOME-17), customer service (SHELL-66), download, invite, tutorial and bonus (SHELL-62..65, GAP-93).
 */
export function FloatingBar() {
  const offer = useTopUpOffer()
  const [promotion, setPromotion] = useState<'untouched' | 'large' | 'small'>('untouched')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      {offer && promotion === 'large' ? (
        <TopUpPromotion offer={offer} onCollapse={() => setPromotion('small')} />
      ) : (
        <Bar
          offer={offer}
          hasFocus={promotion === 'small'}
          onOffer={() => setPromotion('large')}
          onChooseService={() => setChoosing(true)}
        />
      )}
      <ServiceSheet open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}

interface BarProps extends BarActions {
  /** It takes the place of the promotion's card, whose cross had the focus. */
  hasFocus: boolean
}

/** Closes by its handle, by a tap outside and by Escape. */
function Bar({ hasFocus, offer, onOffer, onChooseService }: BarProps) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const isAway = useAwayWhileScrolling()
  const area = useRef<HTMLElement>(null)
  const toggle = useFocusOnMount<HTMLButtonElement>(hasFocus)
  const list = useId()
  const close = () => setOpen(false)
  const closeAtToggle = () => {
    // What had the focus goes with the bar.
    toggle.current?.focus()
    close()
  }
  const entries = useBarEntries({
    offer,
    onOffer,
    onChooseService: () => {
      closeAtToggle()
      onChooseService()
    },
  })
  useLightDismiss(area, isOpen, (by) => (by === 'escape' ? closeAtToggle() : close()))
  return (
    <nav ref={area} aria-label={intl.formatMessage(floatingMessages.label)}>
      <button
        ref={toggle}
        type="button"
        className={classNames(handle.handle, handle.midway, isAway && !isOpen && handle.away)}
        aria-label={intl.formatMessage(floatingMessages.label)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={isOpen ? ChevronRight : Headset} size={16} directional={isOpen} />
      </button>
      {isOpen ? (
        <div className={styles.frame}>
          <ul id={list} className={styles.list}>
            {entries.map(({ key, name, picture, render }) => (
              <li key={key}>
                {render({
                  className: styles.entry ?? '',
                  children: (
                    <>
                      <span className={styles.picture}>{picture}</span>
                      <span className={styles.name}>{name}</span>
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </nav>
  )
}
