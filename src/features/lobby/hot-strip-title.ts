import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { CategoryCode } from '#src/core/games/category.ts'
import { categoryNames } from '#src/core/games/category-messages.ts'

const messages = defineMessages({
  hot: {
    id: 'lobby.hotStrip.title',
    defaultMessage: 'Hot tonight',
    description: 'Title of the row of hot games on the first tab and on slots',
  },
})

/** HOME-13: HOT for slots, which is also the first tab's type (CATS-21); otherwise the game type. */
export function hotStripTitle(category: CategoryCode): MessageDescriptor {
  return category === 'HOT' || category === 'RNG' ? messages.hot : categoryNames[category]
}
