import { defineMessage, defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { AccountKind, WithdrawBank } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import type { TextFieldProps } from '#src/ui/fields/TextField.tsx'

/** In Latin letters everywhere, as the ID itself. */
const UPI_EXAMPLE = 'name@bank'

/** How the field for a number looks and which keys it brings up. */
export type NumberField = Pick<TextFieldProps, 'label' | 'hint' | 'placeholder' | 'inputMode' | 'autoCapitalize'>

/** The field for the number of an account by its kind; its hint says what is expected (MONEY-46). */
export function numberFieldOf({ kind = 'BANK', network }: Partial<WithdrawBank>, intl: IntlShape): NumberField {
  const { label, hint, placeholder, keys } = FIELDS[kind]
  const { digits } = currentMerchant.mobile
  const values = { count: digits, network: network ?? '' }
  return {
    label: intl.formatMessage(label, values),
    // Both hints for telephones count the digits, which a country may not say (GAP-73).
    hint: keys === 'tel' && digits === undefined ? undefined : intl.formatMessage(hint, values),
    placeholder,
    inputMode: keys,
    // An IBAN has capitals; in an address of a cryptocurrency the case counts.
    autoCapitalize: kind === 'BANK' ? 'characters' : 'none',
  }
}

interface FieldWords {
  label: MessageDescriptor
  hint: MessageDescriptor
  placeholder?: string
  keys: NonNullable<NumberField['inputMode']>
}

const messages = {
  ...defineMessages({
    account: {
      id: 'member.cards.account',
      defaultMessage: 'Account number',
      description: 'Label of the field for the number of a bank account',
    },
    accountHint: {
      id: 'member.cards.accountHint',
      defaultMessage: '6 to 20 digits, or an IBAN.',
      description: 'Hint below the field for the number of a bank account',
    },
    mobile: {
      id: 'member.cards.mobile',
      defaultMessage: 'Mobile number of the wallet',
      description: 'Label of the field for the number of a mobile wallet',
    },
    promptPay: {
      id: 'member.cards.promptPay',
      defaultMessage: 'PromptPay number',
      description: 'Label of the field for a mobile number or ID that PromptPay knows',
    },
    promptPayHint: {
      id: 'member.cards.promptPayHint',
      defaultMessage: 'A mobile number, or the 13 digits of your ID card.',
      description: 'Hint below the field for a number of PromptPay',
    },
    upi: {
      id: 'member.cards.upi',
      defaultMessage: 'UPI ID',
      description: 'Label of the field for the UPI ID of an account',
    },
    upiHint: {
      id: 'member.cards.upiHint',
      defaultMessage: 'Your payment app shows it: a name, @ and a word for the bank.',
      description: 'Hint below the field for a UPI ID, which looks like name@bank',
    },
  }),
  mobileHint: defineMessage<{ count: number }>({
    id: 'member.cards.mobileHint',
    defaultMessage: '{count, plural, one {# digit} other {# digits}}, without the country code.',
    description: 'Hint below the field for the mobile number of a wallet',
  }),
  rocketHint: defineMessage<{ count: number }>({
    id: 'member.cards.rocketHint',
    defaultMessage:
      '{count, plural, one {# digit} other {# digits}}, plus the check digit that Rocket adds, if your number has one.',
    description: 'Hint below the field for the mobile number of a wallet of Rocket, whose numbers end in a check digit',
  }),
  crypto: defineMessage<{ network: string }>({
    id: 'member.cards.crypto',
    defaultMessage: 'Address on {network}',
    description: 'Label of the field for the address of a cryptocurrency, with the name of its network',
  }),
  cryptoHint: defineMessage<{ network: string }>({
    id: 'member.cards.cryptoHint',
    defaultMessage:
      '34 letters and digits, starting with T. Copy it from your wallet. Money sent to an address outside {network} is lost.',
    description: 'Hint below the field for the address of a cryptocurrency, with the name of its network',
  }),
}

const FIELDS: Readonly<Record<AccountKind, FieldWords>> = {
  BANK: { label: messages.account, hint: messages.accountHint, keys: 'text' },
  MOBILE: { label: messages.mobile, hint: messages.mobileHint, keys: 'tel' },
  ROCKET: { label: messages.mobile, hint: messages.rocketHint, keys: 'tel' },
  PROMPTPAY: { label: messages.promptPay, hint: messages.promptPayHint, keys: 'numeric' },
  // The keyboard for e-mail has @ at hand.
  UPI: { label: messages.upi, hint: messages.upiHint, placeholder: UPI_EXAMPLE, keys: 'email' },
  CRYPTO: { label: messages.crypto, hint: messages.cryptoHint, keys: 'text' },
}
