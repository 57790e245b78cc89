import type { MessageDescriptor } from 'react-intl'
import { updateNickname } from '#src/api/generated/member.ts'
import { updatePayeeName } from '#src/api/generated/security.ts'
import { fieldNames } from '#src/core/account/field-names.ts'
import { profileMessages as messages } from './profile-messages.ts'
import { isNickname, isPayeeName, NICKNAME_LENGTH, PAYEE_NAME_LENGTH } from './name-rules.ts'

/** A form with one name in it. */
export interface NameFormKind {
  /** Under which what was typed is kept. */
  id: string
  operation: 'updateNickname' | 'updatePayeeName'
  label: MessageDescriptor
  hint: MessageDescriptor
  maxLength: number
  autoComplete: string
  isRight: (name: string) => boolean
  send: (name: string) => Promise<unknown>
}

export const nicknameForm: NameFormKind = {
  id: 'nickname',
  operation: 'updateNickname',
  label: fieldNames.nickname,
  hint: messages.nicknameHint,
  maxLength: NICKNAME_LENGTH,
  autoComplete: 'nickname',
  isRight: isNickname,
  send: (nickname) => updateNickname({ body: { nickname } }),
}

export const payeeNameForm: NameFormKind = {
  id: 'payeeName',
  operation: 'updatePayeeName',
  label: fieldNames.payeeName,
  hint: messages.payeeHint,
  maxLength: PAYEE_NAME_LENGTH,
  autoComplete: 'name',
  isRight: isPayeeName,
  send: (payeeName) => updatePayeeName({ body: { payeeName } }),
}
