import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Hills } from '#src/ui/Hills.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import styles from './AccessFrame.module.css'

/** What stands around a form at the door: the merchant's picture behind the hills, the way back to home (SHELL-50), and the heading. */
export function AccessFrame({ title, children }: { title: string; children: ReactNode }) {
  const intl = useIntl()
  return (
    <>
      <div className={styles.top}>
        <img className={styles.picture} src={currentMerchant.heroPicture} alt="" />
        <Hills className={styles.hills} />
        <IconButton
          label={intl.formatMessage(messages.back)}
          className={styles.back}
          render={(link) => <Link to={paths.home} replace {...link} />}
        >
          <Icon icon={ArrowLeft} size={22} directional />
        </IconButton>
      </div>
      <div className={styles.pane}>
        <h1 className={styles.title}>{title}</h1>
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
