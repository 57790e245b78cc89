import Menu from 'lucide-react/icons/menu'
import { useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { navMessages } from './nav-messages.ts'
import { useLazyLayer } from '#src/core/errors/use-lazy-layer.ts'
import { loadSideMenu } from './load-side-menu.ts'

/** Opens the side menu, whose code comes after the first screen. */
export function SideMenuButton() {
  const intl = useIntl()
  const menu = useLazyLayer(loadSideMenu)
  return (
    <>
      <IconButton
        label={intl.formatMessage(navMessages.menu)}
        aria-haspopup="dialog"
        onTouchStart={menu.prefetch}
        onMouseEnter={menu.prefetch}
        onClick={menu.show}
      >
        <Icon icon={Menu} size={24} />
      </IconButton>
      {menu.Layer ? <menu.Layer open={menu.open} onClose={menu.close} /> : null}
    </>
  )
}
