import Search from 'lucide-react/icons/search'
import { defineMessages, useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { openSearch } from './search-popup.ts'

const messages = defineMessages({
  open: {
    id: 'games.search.open',
    defaultMessage: 'Open the search',
    description: 'Label of the icon that opens the search popup',
  },
})

/** The search icon of lists of slots (LIST-36). */
export function SearchButton() {
  const intl = useIntl()
  return (
    <IconButton label={intl.formatMessage(messages.open)} aria-haspopup="dialog" onClick={openSearch}>
      <Icon icon={Search} size={22} />
    </IconButton>
  )
}
