import { defineMessages } from 'react-intl'

/** Words of toasts and dialogs that more than one place uses. */
export const commonMessages = defineMessages({
  ok: {
    id: 'toasts.dialog.ok',
    defaultMessage: 'OK',
    description: 'Button that closes a dialog which only tells something',
  },
  cancel: {
    id: 'toasts.dialog.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog and does nothing',
  },
  later: {
    id: 'toasts.dialog.later',
    defaultMessage: 'Not now',
    description: 'Button that puts an offer off',
  },
  close: {
    id: 'toasts.dialog.close',
    defaultMessage: 'Close',
    description: 'Label of the button that closes a toast, sheet or menu',
  },
  wait: { id: 'toasts.loading.wait', defaultMessage: 'Please wait', description: 'Toast while a call is under way' },
  comingSoon: {
    id: 'toasts.info.comingSoon',
    defaultMessage: 'Coming soon',
    description: 'Short toast for a function that is not open yet',
  },
  changesSaved: {
    id: 'toasts.success.changesSaved',
    defaultMessage: 'Changes saved',
    description: 'Short toast after a favourite was added or removed',
  },
})
