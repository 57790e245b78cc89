import Headset from 'lucide-react/icons/headset'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useServiceChannels } from '#src/core/support/customer-service.ts'
import { customerServiceTitle } from '#src/core/chat/customer-service-title.ts'
import { ServiceChannelLink } from '#src/core/support/ServiceChannelLink.tsx'
import { ServiceSheet } from '#src/core/support/ServiceSheet.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { useAwayWhileScrolling } from '#src/ui/motion/use-away-while-scrolling.ts'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import styles from './EdgeHandle.module.css'

interface ServiceHandleProps {
  /** Whether the bottom menu stands below the handle. */
  aboveMenu?: boolean
}

/**
 * The handle of customer service at the edge of every page but home, where the bar of shortcuts has it (SHELL-66): a
 * link when there is one way to it, a small choice when there are more, nothing when no address can be opened (GAP-84).
 * Windows open without an opener.
 */
export function ServiceHandle({ aboveMenu = false }: ServiceHandleProps) {
  const intl = useIntl()
  const [only, another] = useServiceChannels()
  const [isChoosing, setChoosing] = useState(false)
  const isAway = useAwayWhileScrolling()
  const look = classNames(styles.handle, aboveMenu ? styles.aboveMenu : styles.low, isAway && styles.away)
  const label = intl.formatMessage(customerServiceTitle)
  if (!only) return null
  if (!another) {
    return (
      <ServiceChannelLink className={look} channel={only}>
        <Icon icon={Headset} size={16} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </ServiceChannelLink>
    )
  }
  return (
    <>
      <button
        type="button"
        className={look}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <Icon icon={Headset} size={16} />
      </button>
      <ServiceSheet open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}
