import { defineMessage } from 'react-intl'

/** Where a page, a list or the rest of a list did not come. */
export const loadFailedMessage = defineMessage({
  id: 'errors.load.title',
  defaultMessage: 'Loading failed',
  description:
    'Heading where a list or a page could not be loaded, line above the button that asks for more of it, and toast when a sheet or menu that was tapped could not be loaded (code LOAD_FAILED)',
})
