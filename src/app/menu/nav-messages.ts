import { defineMessages } from 'react-intl'

export const navMessages = defineMessages({
  home: { id: 'app.nav.home', defaultMessage: 'Home', description: 'Entry of the bottom menu: the lobby' },
  promotions: {
    id: 'app.nav.promotions',
    defaultMessage: 'Promotions',
    description: 'Entry of the bottom menu; keep it short',
  },
  deposit: {
    id: 'app.nav.deposit',
    defaultMessage: 'Deposit',
    description: 'Entry of the bottom menu and of the side menu: leads to the deposit page',
  },
  invite: { id: 'app.nav.invite', defaultMessage: 'Invite', description: 'Entry of the bottom menu: invite friends' },
  member: {
    id: 'app.nav.member',
    defaultMessage: 'Member',
    description: 'Entry of the bottom menu: the member area',
  },
  mainMenu: {
    id: 'app.nav.label',
    defaultMessage: 'Main menu',
    description: 'Name of the bottom menu for screen readers',
  },
  menu: {
    id: 'app.header.menu',
    defaultMessage: 'Menu',
    description: 'Label of the button that opens the side menu, and its name',
  },
})
