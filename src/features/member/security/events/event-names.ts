import { defineMessages } from 'react-intl'
import type { SecurityEventKind } from '#src/api/generated/types.ts'

/** What happened, in words; a kind without any does not compile. */
export const eventNames = defineMessages({
  LOGIN: {
    id: 'member.events.login',
    defaultMessage: 'Logged in',
    description: 'Line of the record of security events: somebody logged in to the account',
  },
  LOGIN_LOCKED: {
    id: 'member.events.loginLocked',
    defaultMessage: 'Login locked after too many attempts',
    description: 'Line of the record of security events: too many logins with a wrong password',
  },
  PASSWORD_CHANGED: {
    id: 'member.events.passwordChanged',
    defaultMessage: 'Password changed',
    description: 'Line of the record of security events: the password of the login, by the old one',
  },
  PASSWORD_RESET: {
    id: 'member.events.passwordReset',
    defaultMessage: 'Password reset',
    description: 'Line of the record of security events: the password of the login was reset without the old one',
  },
  PAYMENT_PASSWORD_SET: {
    id: 'member.events.pinSet',
    defaultMessage: 'Payment password set',
    description: 'Line of the record of security events: the first payment password',
  },
  PAYMENT_PASSWORD_CHANGED: {
    id: 'member.events.pinChanged',
    defaultMessage: 'Payment password changed',
    description: 'Line of the record of security events: by the old one',
  },
  PAYMENT_PASSWORD_RESET: {
    id: 'member.events.pinReset',
    defaultMessage: 'Payment password reset',
    description: 'Line of the record of security events: the payment password was reset without the old one',
  },
  PAYMENT_PASSWORD_LOCKED: {
    id: 'member.events.pinLocked',
    defaultMessage: 'Payment password locked after too many attempts',
    description: 'Line of the record of security events: nobody can use it for half an hour',
  },
  QUESTIONS_CHANGED: {
    id: 'member.events.questionsChanged',
    defaultMessage: 'Security questions changed',
    description: 'Line of the record of security events: other questions, or other answers',
  },
  ANSWERS_LOCKED: {
    id: 'member.events.answersLocked',
    defaultMessage: 'Security answers locked after too many attempts',
    description: 'Line of the record of security events: nobody can reset the payment password by them for a day',
  },
  BANK_ACCOUNT_ADDED: {
    id: 'member.events.cardAdded',
    defaultMessage: 'Bank account or wallet added',
    description: 'Line of the record of security events: an account to withdraw to; its masked number is shown below',
  },
  BANK_ACCOUNT_REMOVED: {
    id: 'member.events.cardRemoved',
    defaultMessage: 'Bank account or wallet removed',
    description: 'Line of the record of security events: an account to withdraw to; its masked number is shown below',
  },
  EMAIL_CHANGED: {
    id: 'member.events.emailChanged',
    defaultMessage: 'E-mail address changed',
    description: 'Line of the record of security events: the new one is shown below, masked',
  },
  MOBILE_CHANGED: {
    id: 'member.events.mobileChanged',
    defaultMessage: 'Mobile number changed',
    description: 'Line of the record of security events: the new one is shown below, masked',
  },
}) satisfies Record<SecurityEventKind, object>
