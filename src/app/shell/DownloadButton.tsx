import Download from 'lucide-react/icons/download'
import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { isInstalled } from '#src/core/site/run-mode.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { menuMessages } from '../menu/menu-messages.ts'

/** The way to the app in the header of home; nothing where the site runs as an app already (SHELL-61). */
export function DownloadButton() {
  const intl = useIntl()
  if (isInstalled()) return null
  return (
    <IconButton label={intl.formatMessage(menuMessages.app)} render={(link) => <Link to={paths.app} {...link} />}>
      <Icon icon={Download} size={22} />
    </IconButton>
  )
}
