import { defineMessage } from 'react-intl'

/** What customer service is called wherever it is reached, by a chat or otherwise. */
export const customerServiceTitle = defineMessage({
  id: 'site.service.title',
  defaultMessage: 'Customer service',
  description: 'Label of the floating handle, entry of the side menu, title of the choice of ways to reach it',
})
