import Bell from 'lucide-react/icons/bell'
import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { pageNames } from '#src/core/site/page-names.ts'
import { UnreadBadge } from './UnreadBadge.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import styles from './MessagesBell.module.css'

/** The way to the messages at the end of a header, with how many wait. */
export function MessagesBell() {
  const intl = useIntl()
  return (
    <span className={styles.bell}>
      <IconButton
        label={intl.formatMessage(pageNames.messages)}
        render={(link) => <Link to={paths.messages} {...link} />}
      >
        <Icon icon={Bell} size={22} />
      </IconButton>
      <UnreadBadge className={styles.count} />
    </span>
  )
}
