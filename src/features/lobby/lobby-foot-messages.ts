import { defineMessage, defineMessages } from 'react-intl'

export const lobbyFootMessages = {
  ...defineMessages({
    payments: {
      id: 'lobby.foot.payments',
      defaultMessage: 'Payment methods',
      description: 'Heading above the logos of payment methods',
    },
    bank: {
      id: 'lobby.foot.bank',
      defaultMessage: 'Bank transfer',
      description: 'Below the picture of a payment method: a transfer from any bank',
    },
    rng: {
      id: 'lobby.foot.rng',
      defaultMessage: 'Certified RNG',
      description: 'Certificate: the random number generator was tested; keep RNG',
    },
    encryption: {
      id: 'lobby.foot.encryption',
      defaultMessage: 'Encrypted',
      description: 'Certificate: the connection is encrypted',
    },
    support: {
      id: 'lobby.foot.support',
      defaultMessage: '24-hour help',
      description: 'Certificate: customer service answers day and night',
    },
    terms: {
      id: 'lobby.foot.terms',
      defaultMessage: 'By playing you agree to the terms of use.',
      description: 'End of the description of the site at the end of home',
    },
    help: {
      id: 'lobby.foot.help',
      defaultMessage: 'Help for players who want to play less',
      description: 'Link to a help line for responsible play',
    },
  }),
  licence: defineMessage<{ authority: string; number: string; age: number }>({
    id: 'lobby.foot.licence',
    defaultMessage:
      'Licensed and regulated by {authority}, licence {number}. Players must be {age, number} or over. Play within your means.',
    description:
      'Licence notice at the end of home; {authority} is who granted the licence, {number} its number, {age} the minimum age',
  }),
  games: defineMessage<{ games: number }>({
    id: 'lobby.foot.games',
    defaultMessage: 'More than {games, number} games.',
    description:
      'Begins the description of the site at the end of home; {games} is what the operator claims, as in 600',
  }),
  copyright: defineMessage<{ year: string; brand: string }>({
    id: 'lobby.foot.copyright',
    defaultMessage: '© {year} {brand}',
    description: 'Copyright line; {brand} is the name of the site',
  }),
}
