import { defineMessages } from 'react-intl'

/** Words that the lottery's pages share. */
export const lotteryMessages = defineMessages({
  title: { id: 'lottery.page.title', defaultMessage: 'Lottery', description: 'Heading of the pages of the lottery' },
})
