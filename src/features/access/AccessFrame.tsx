import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Hills } from '#src/ui/Hills.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import styles from './AccessFrame.module.css'

interface AccessFrameProps {
  title: string
  /** The page has the header of the site, which names it and is the only one to lead back. */
  underHeader?: boolean
  /** Lies over the merchant's picture. */
  banner?: ReactNode
  children: ReactNode
}

/** What stands around a form at the door: the merchant's picture behind the hills, the way back to home (SHELL-50), and the heading. */
export function AccessFrame({ title, underHeader = false, banner, children }: AccessFrameProps) {
  const intl = useIntl()
  const Title = underHeader ? 'h2' : 'h1'
  return (
    <>
      <div className={classNames(styles.top, underHeader && styles.low)}>
        <img className={styles.picture} src={currentMerchant.heroPicture} alt="" />
        {banner}
        <Hills className={styles.hills} />
        {underHeader ? null : (
          <IconButton
            label={intl.formatMessage(messages.back)}
            className={styles.back}
            render={(link) => <Link to={paths.home} replace {...link} />}
          >
            <Icon icon={ArrowLeft} size={22} directional />
          </IconButton>
        )}
      </div>
      <div className={styles.pane}>
        <Title className={styles.title}>{title}</Title>
        {children}
      </div>
    </>
  )
}

const messages = defineMessages({
  back: {
    id: 'access.frame.back',
    defaultMessage: 'Back to the lobby',
    description: 'Label of the back arrow on the pages for logging in and registering; it leads to the lobby',
  },
})
