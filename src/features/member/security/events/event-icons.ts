import CreditCard from 'lucide-react/icons/credit-card'
import KeyRound from 'lucide-react/icons/key-round'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import LogIn from 'lucide-react/icons/log-in'
import Mail from 'lucide-react/icons/mail'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Smartphone from 'lucide-react/icons/smartphone'
import type { LucideIcon } from 'lucide-react'
import type { SecurityEventKind } from '#src/api/generated/types.ts'

/** The icons of the security settings; what was locked has one of its own, as a warning. */
export const eventIcons: Readonly<Record<SecurityEventKind, LucideIcon>> = {
  LOGIN: LogIn,
  LOGIN_LOCKED: ShieldAlert,
  PASSWORD_CHANGED: KeyRound,
  PASSWORD_RESET: KeyRound,
  PAYMENT_PASSWORD_SET: LockKeyhole,
  PAYMENT_PASSWORD_CHANGED: LockKeyhole,
  PAYMENT_PASSWORD_RESET: LockKeyhole,
  PAYMENT_PASSWORD_LOCKED: ShieldAlert,
  QUESTIONS_CHANGED: MessageCircleQuestionMark,
  ANSWERS_LOCKED: ShieldAlert,
  BANK_ACCOUNT_ADDED: CreditCard,
  BANK_ACCOUNT_REMOVED: CreditCard,
  EMAIL_CHANGED: Mail,
  MOBILE_CHANGED: Smartphone,
}
