import { defineMessage, defineMessages } from 'react-intl'

export const menuMessages = {
  ...defineMessages({
    invitation: {
      id: 'app.menu.invitation',
      defaultMessage: 'Log in to see your wallet, favourites and records.',
      description: 'Sentence above the login button in the side menu of visitors',
    },
    app: {
      id: 'app.menu.app',
      defaultMessage: 'Get the app',
      description: 'Entry of the side menu: download page of the app',
    },
    help: { id: 'app.menu.help', defaultMessage: 'Help', description: 'Entry of the side menu: help centre' },
    findUs: {
      id: 'app.menu.findUs',
      defaultMessage: 'Find us',
      description: 'Heading above the social and messaging links in the side menu',
    },
    footer: {
      id: 'app.menu.footer',
      defaultMessage: 'More links',
      description: 'Name of the link row at the end of the side menu, for screen readers',
    },
  }),
  age: defineMessage<{ age: string }>({
    id: 'app.menu.age',
    defaultMessage: '{age}+ · Play within your means',
    description: 'Last line of the side menu; {age} is the minimum age, as in 18+',
  }),
}
