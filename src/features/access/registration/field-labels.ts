import { defineMessages } from 'react-intl'

/** Labels of the fields whose rules come from the gateway. */
export const fieldLabels = defineMessages({
  username: { id: 'access.registerField.username', defaultMessage: 'Username', description: 'Field label' },
  email: { id: 'access.registerField.email', defaultMessage: 'E-mail', description: 'Field label' },
  payeeName: {
    id: 'access.registerField.payeeName',
    defaultMessage: 'Full name',
    description: 'Field label: the name under which money is paid out',
  },
  nickname: { id: 'access.registerField.nickname', defaultMessage: 'Nickname', description: 'Field label' },
  birthDate: { id: 'access.registerField.birthDate', defaultMessage: 'Date of birth', description: 'Field label' },
  idNumber: {
    id: 'access.registerField.idNumber',
    defaultMessage: 'ID number',
    description: 'Field label: number of the national identity card',
  },
  paymentPassword: {
    id: 'access.registerField.paymentPassword',
    defaultMessage: 'Payment password',
    description: 'Field label: a second password, asked for when money is withdrawn',
  },
  recommenderId: {
    id: 'access.registerField.recommenderId',
    defaultMessage: 'Referrer ID',
    description: 'Field label: account number of the friend who recommended the site',
  },
  affiliateCode: {
    id: 'access.registerField.affiliateCode',
    defaultMessage: 'Invitation code',
    description: 'Field label: code of the agent or friend who invited the visitor',
  },
})

/** Labels of the fields for accounts at other services, whose names are the same in every language. */
export const serviceNames = {
  line: 'LINE',
  whatsapp: 'WhatsApp',
  wechat: 'WeChat',
  qqNum: 'QQ',
  facebook: 'Facebook',
  zalo: 'Zalo',
} as const

/** Lines inside or below fields. */
export const fieldNotes = defineMessages({
  affiliateCode: {
    id: 'access.registerField.affiliateCodeNote',
    defaultMessage: 'If you have one',
    description: 'Placeholder of the field for the invitation code',
  },
  payeeName: {
    id: 'access.registerField.payeeNameNote',
    defaultMessage: 'As shown on your bank account. We pay out to this name only.',
    description: 'Line under the field for the full name',
  },
  paymentPassword: {
    id: 'access.registerField.paymentPasswordNote',
    defaultMessage: 'You will need it to withdraw.',
    description: 'Line under the field for the payment password',
  },
})
