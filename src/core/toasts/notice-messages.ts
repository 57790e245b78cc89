import { defineMessages } from 'react-intl'

/** Words of notices and dialogs that more than one place uses. */
export const noticeMessages = defineMessages({
  ok: {
    id: 'notices.dialog.ok',
    defaultMessage: 'OK',
    description: 'Button that closes a dialog which only tells something',
  },
  cancel: {
    id: 'notices.dialog.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog and does nothing',
  },
  later: {
    id: 'notices.dialog.later',
    defaultMessage: 'Not now',
    description: 'Button that puts an offer off',
  },
  close: {
    id: 'notices.dialog.close',
    defaultMessage: 'Close',
    description: 'Label of the button that closes a notice, sheet or menu',
  },
  wait: { id: 'notices.loading.wait', defaultMessage: 'Please wait', description: 'Notice while a call is under way' },
  comingSoon: {
    id: 'notices.info.comingSoon',
    defaultMessage: 'Coming soon',
    description: 'Short notice for a function that is not open yet',
  },
  changesSaved: {
    id: 'notices.success.changesSaved',
    defaultMessage: 'Changes saved',
    description: 'Short notice after a favourite was added or removed',
  },
})
