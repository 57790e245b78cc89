import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import { askBy, confirm } from './layers.ts'
import { failedLoading, nowhere, under } from './usual.ts'

const firstMessage = 'main li h2 button'

const withChat = { only: ['bdtdemo', 'inrdemo'], reason: 'this merchant has no chat of its own' } as const

/** Announcements, inbox, chat and feedback. */
export const messages = {
  listAnnouncements: { at: `${paths.notice}?index=1`, as: 'ravi88', usual: failedLoading },
  markAnnouncementRead: {
    at: paths.notice,
    as: 'ravi88',
    act: ({ page }) => page.locator(firstMessage).first().click(),
    afresh: true,
    usual: nowhere,
  },
  getUnreadCount: { at: paths.messages, as: 'ravi88', usual: nowhere },
  listInbox: { at: paths.inbox, as: 'ravi88', usual: failedLoading },
  markInboxRead: {
    at: paths.inbox,
    as: 'ravi88',
    act: ({ page }) => page.locator(firstMessage).first().click(),
    afresh: true,
    usual: nowhere,
  },
  markAllInboxRead: { at: paths.inbox, as: 'ravi88', act: ({ press }) => press('Mark all as read'), usual: 'table' },
  deleteInboxMessage: {
    at: paths.inbox,
    as: 'ravi88',
    prepare: ({ page }) => page.locator(firstMessage).first().click(),
    ready: askBy('Delete the message'),
    act: confirm,
    usual: 'table',
  },
  launchChat: {
    at: paths.messages,
    merchants: withChat,
    as: 'ravi88',
    act: ({ text }) => text('Live chat').last().click(),
    usual: 'table',
  },
  getChatUnreadCount: { at: paths.messages, merchants: withChat, as: 'ravi88', usual: nowhere },
  getChatGroupPermission: { at: paths.messages, merchants: withChat, as: 'ravi88', usual: nowhere },
  listLiveModels: {
    at: paths.home,
    merchants: { only: ['inrdemo'], reason: 'this merchant has no live hosts; inrdemo has' },
    usual: nowhere,
  },
  sendFeedback: {
    at: paths.feedback,
    as: 'ravi88',
    act: async ({ fill, submit }) => {
      await fill({ content: 'The fishing game stays black.' })
      await submit()
    },
    usual: 'form',
    own: { FEEDBACK_LENGTH: under('content', 'Write {min, number} to {max, number} characters.') },
  },
} satisfies Journeys<
  | 'listAnnouncements'
  | 'markAnnouncementRead'
  | 'getUnreadCount'
  | 'listInbox'
  | 'markInboxRead'
  | 'markAllInboxRead'
  | 'deleteInboxMessage'
  | 'launchChat'
  | 'getChatUnreadCount'
  | 'getChatGroupPermission'
  | 'listLiveModels'
  | 'sendFeedback'
>
