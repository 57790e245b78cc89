import { defineMessages } from 'react-intl'

/** What a member has an account by, wherever it is asked for, shown or led to. */
export const fieldNames = defineMessages({
  username: {
    id: 'access.login.username',
    defaultMessage: 'Username',
    description:
      'Label of a field: of the login, of the registration, for a forgotten or a new password, and of an account that an agent opens; also the way to log in or to register, on a switch',
  },
  password: {
    id: 'access.login.password',
    defaultMessage: 'Password',
    description:
      'Label of a field: of the login, of the registration, and of an account that an agent opens; also a line of the security page',
  },
  mobile: {
    id: 'access.mobile.label',
    defaultMessage: 'Mobile number',
    description:
      'Label of the field for a mobile number, the way to register by one, on a switch, and before the masked number among the personal details',
  },
  email: {
    id: 'member.profile.email',
    defaultMessage: 'E-mail address',
    description:
      'Label of the field for the address that belongs to the account, before the masked address among the personal details, and line of the security page',
  },
  birthDate: {
    id: 'member.profile.birthDate',
    defaultMessage: 'Date of birth',
    description: 'Label of a field of the registration, and before the date among the personal details',
  },
  nickname: {
    id: 'member.profile.nickname',
    defaultMessage: 'Nickname',
    description: 'Label of a field of the registration and of the personal details',
  },
  payeeName: {
    id: 'member.profile.payeeName',
    defaultMessage: 'Payee name',
    description:
      'Label of the field for the name on the bank account, before the name once it is set, and line of the security page',
  },
  paymentPassword: {
    id: 'account.paymentPassword.label',
    defaultMessage: 'Payment password',
    description:
      'Label of the field for the six digits that confirm a withdrawal or a change of security settings; the registration may ask for them too',
  },
})
