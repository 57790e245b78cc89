import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { CategoryCode } from '../category/category.ts'
import { categoryNames } from '../category/category-messages.ts'

const messages = defineMessages({
  hot: {
    id: 'games.hotStrip.title',
    defaultMessage: 'Hot tonight',
    description: 'Title of the row of hot games on the first tab and on slots',
  },
})

/** HOME-13: HOT for slots, which is also the first tab's type (CATS-21); otherwise the game type. */
export function hotStripTitle(category: CategoryCode): MessageDescriptor {
  return isNamedHot(category) ? messages.hot : categoryNames[category]
}

/** Whether the strip is named after the hot games that it shows. */
export function isNamedHot(category: CategoryCode): boolean {
  return category === 'HOT' || category === 'RNG'
}
