import { defineMessage, defineMessages } from 'react-intl'

export const profileMessages = {
  ...defineMessages({
    picture: {
      id: 'member.profile.picture',
      defaultMessage: 'Your picture',
      description: 'Heading above the pictures that a member can choose from',
    },
    nickname: { id: 'member.profile.nickname', defaultMessage: 'Nickname', description: 'Label of a field' },
    nicknameHint: {
      id: 'member.profile.nicknameHint',
      defaultMessage: 'Up to 20 characters. Others may see it.',
      description: 'Hint below the field for the nickname',
    },
    payeeName: {
      id: 'member.profile.payeeName',
      defaultMessage: 'Payee name',
      description: 'Label of the field for the name on the bank account',
    },
    payeeHint: {
      id: 'member.profile.payeeHint',
      defaultMessage: 'As shown on your bank account.',
      description: 'Hint below the field for the name on the bank account',
    },
    save: { id: 'member.profile.save', defaultMessage: 'Save', description: 'Button below a field' },
    account: { id: 'member.profile.account', defaultMessage: 'Account', description: 'Before the name of the account' },
    email: { id: 'member.profile.email', defaultMessage: 'E-mail address', description: 'Before the masked address' },
    mobile: { id: 'member.profile.mobile', defaultMessage: 'Mobile number', description: 'Before the masked number' },
    birthDate: {
      id: 'member.profile.birthDate',
      defaultMessage: 'Date of birth',
      description: 'Before the date of birth, which cannot be changed',
    },
    unset: {
      id: 'member.profile.unset',
      defaultMessage: 'Not set',
      description: 'In place of a value that is missing',
    },
  }),
  pictureOf: defineMessage<{ number: number }>({
    id: 'member.profile.pictureOf',
    defaultMessage: 'Picture {number, number}',
    description: 'Label of one of the pictures to choose from',
  }),
}
