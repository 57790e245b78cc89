import { defineMessage, defineMessages } from 'react-intl'

/** Words of the message centre. */
export const centerMessages = {
  ...defineMessages({
    telegram: {
      id: 'messages.center.telegram',
      defaultMessage: 'Telegram channel',
      description: 'Entry of the message centre: the channel of the site in the messenger Telegram',
    },
    telegramDetail: {
      id: 'messages.center.telegramDetail',
      defaultMessage: 'News and match tips',
      description: 'Second line below the entry for the Telegram channel',
    },
    announcementsDetail: {
      id: 'messages.center.announcementsDetail',
      defaultMessage: 'News, maintenance, new games',
      description: 'Second line below the entry for announcements',
    },
    inboxDetail: {
      id: 'messages.center.inboxDetail',
      defaultMessage: 'Messages for you only',
      description: 'Second line below the entry for the inbox',
    },
    chatDetail: {
      id: 'messages.center.chatDetail',
      defaultMessage: 'Available around the clock',
      description: 'Second line below the entry for the live chat',
    },
    serviceDetail: {
      id: 'messages.center.serviceDetail',
      defaultMessage: '24 hours, in your language',
      description: 'Second line below the entry for customer service',
    },
    affiliate: {
      id: 'messages.center.affiliate',
      defaultMessage: 'Affiliate programme',
      description: 'Entry of the message centre: opens the page for those who bring members to the site for pay',
    },
    affiliateDetail: {
      id: 'messages.center.affiliateDetail',
      defaultMessage: 'Bring members and earn',
      description: 'Second line below the entry for the affiliate programme',
    },
    latest: {
      id: 'messages.center.latest',
      defaultMessage: 'Latest',
      description: 'Heading above the latest announcements and messages in the message centre',
    },
  }),
  unread: defineMessage<{ count: number }>({
    id: 'messages.center.unread',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
    description: 'Label of the red count on an entry of the message centre, for screen readers',
  }),
}
