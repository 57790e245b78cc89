import { defineMessage, defineMessages } from 'react-intl'

export const profileMessages = {
  ...defineMessages({
    picture: {
      id: 'member.profile.picture',
      defaultMessage: 'Your picture',
      description: 'Heading above the pictures that a member can choose from',
    },
    nicknameHint: {
      id: 'member.profile.nicknameHint',
      defaultMessage: 'Up to 20 characters. Others may see it.',
      description: 'Hint below the field for the nickname',
    },
    payeeHint: {
      id: 'member.profile.payeeHint',
      defaultMessage: 'As shown on your bank account.',
      description: 'Hint below the field for the name on the bank account',
    },
    account: { id: 'member.profile.account', defaultMessage: 'Account', description: 'Before the name of the account' },
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
