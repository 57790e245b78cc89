import { defineMessages } from 'react-intl'
import { fieldNames } from '#src/core/account/field-names.ts'

/** Labels of the fields whose rules come from the gateway. */
export const fieldLabels = {
  username: fieldNames.username,
  nickname: fieldNames.nickname,
  birthDate: fieldNames.birthDate,
  paymentPassword: fieldNames.paymentPassword,
  ...defineMessages({
    email: { id: 'access.registerField.email', defaultMessage: 'E-mail', description: 'Field label' },
    payeeName: {
      id: 'access.registerField.payeeName',
      defaultMessage: 'Full name',
      description: 'Field label: the name under which money is paid out',
    },
    idNumber: {
      id: 'access.registerField.idNumber',
      defaultMessage: 'ID number',
      description: 'Field label: number of the national identity card',
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
  }),
}

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
