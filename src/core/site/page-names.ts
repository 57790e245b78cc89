import { defineMessages } from 'react-intl'

/** Names of the pages: their titles (I18N-04), and the entries that lead to them. */
export const pageNames = defineMessages({
  home: {
    id: 'app.title.home',
    defaultMessage: 'Lobby',
    description: 'Title of the home screen, in its header and in the browser tab',
  },
  login: {
    id: 'app.title.login',
    defaultMessage: 'Log in',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  register: {
    id: 'app.title.register',
    defaultMessage: 'Register',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  forget: {
    id: 'app.title.forget',
    defaultMessage: 'Forgot password',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  changePassword: {
    id: 'app.title.changePassword',
    defaultMessage: 'Change password',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  memberHome: {
    id: 'app.title.memberHome',
    defaultMessage: 'Member',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  deposit: {
    id: 'app.title.deposit',
    defaultMessage: 'Deposit',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  depositOrder: {
    id: 'app.title.depositOrder',
    defaultMessage: 'Your deposit',
    description: 'Title of the screen of one deposit, in its header and in the browser tab',
  },
  withdraw: {
    id: 'app.title.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Title of a screen, in its header and in the browser tab: the form for a withdrawal',
  },
  betRecord: {
    id: 'app.title.betRecord',
    defaultMessage: 'Betting record',
    description:
      'Title of a screen, in its header and in the browser tab, and entry of the side menu: the member’s own bets',
  },
  profile: {
    id: 'app.title.profile',
    defaultMessage: 'Personal details',
    description: 'Title of a screen, in its header and in the browser tab, and entry of the member area',
  },
  security: {
    id: 'app.title.security',
    defaultMessage: 'Security',
    description: 'Title of a screen, in its header and in the browser tab, and entry of the member area',
  },
  paymentPassword: {
    id: 'app.title.paymentPassword',
    defaultMessage: 'Payment password',
    description:
      'Title of a screen, in its header and in the browser tab, and line of the security page: the six digits that confirm a withdrawal',
  },
  withdrawOrder: {
    id: 'app.title.withdrawOrder',
    defaultMessage: 'Withdrawal',
    description: 'Title of a screen, in its header and in the browser tab: one withdrawal',
  },
  cards: {
    id: 'app.title.cards',
    defaultMessage: 'Bank accounts and wallets',
    description:
      'Title of a screen, in its header and in the browser tab, entry of the member area, and line of the security page: the accounts and mobile wallets to which money is paid out',
  },
  questions: {
    id: 'app.title.questions',
    defaultMessage: 'Security questions',
    description: 'Title of a screen, in its header and in the browser tab, and line of the security page',
  },
  mobile: {
    id: 'app.title.mobile',
    defaultMessage: 'Mobile number',
    description: 'Title of a screen, in its header and in the browser tab, and line of the security page',
  },
  securityEvents: {
    id: 'app.title.securityEvents',
    defaultMessage: 'Account activity',
    description:
      'Title of a screen, in its header and in the browser tab, and line of the security page: logins, and changes of what protects the account',
  },
  playLimits: {
    id: 'app.title.playLimits',
    defaultMessage: 'Limits and breaks',
    description:
      'Title of a screen, in its header and in the browser tab, and entry of the member area: deposit limits and breaks',
  },
  accountRecord: {
    id: 'app.title.accountRecord',
    defaultMessage: 'Account record',
    description:
      'Title of a screen, in its header and in the browser tab, and entry of the member area: all movements of money',
  },
  rewardCenter: {
    id: 'app.title.rewardCenter',
    defaultMessage: 'Reward centre',
    description:
      'Title of a screen, in its header and in the browser tab, and entry of the side menu: bonuses to claim',
  },
  help: {
    id: 'app.title.help',
    defaultMessage: 'Help centre',
    description: 'Title of a screen, in its header and in the browser tab, and entry of the member area',
  },
  feedback: {
    id: 'app.title.feedback',
    defaultMessage: 'Feedback',
    description:
      'Title of a screen, in its header and in the browser tab, and entry of the side menu: send a suggestion',
  },
  invite: {
    id: 'app.title.invite',
    defaultMessage: 'Invite friends',
    description:
      'Title of a screen, in its header and in the browser tab, entry of the side menu, of the bar at the edge of home and of the member area, and title of the sheet with the link of the member',
  },
  agentRegister: {
    id: 'app.title.agentRegister',
    defaultMessage: 'Agent registration',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  notice: {
    id: 'app.title.notice',
    defaultMessage: 'Announcements',
    description:
      'Title of a screen, in its header and in the browser tab, and entry of the message centre: announcements of the operator to all members',
  },
  live: {
    id: 'app.title.live',
    defaultMessage: 'Live casino',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  gameCenter: {
    id: 'app.title.gameCenter',
    defaultMessage: 'Game centre',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  games: {
    id: 'app.title.games',
    defaultMessage: 'Games',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  vip: {
    id: 'app.title.vip',
    defaultMessage: 'VIP',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  vipClub: {
    id: 'vip.page.title',
    defaultMessage: 'VIP club',
    description: 'Heading of the VIP page, and the link below the name of a member that leads there',
  },
  promotions: {
    id: 'app.title.promotions',
    defaultMessage: 'Promotions',
    description:
      'Title of a screen, in its header and in the browser tab, entry of the member area, and button that leads there',
  },
  messages: {
    id: 'app.title.messages',
    defaultMessage: 'Messages',
    description:
      'Title of a screen, in its header and in the browser tab, entry of the member area, and label of the bell in its header',
  },
  inbox: {
    id: 'app.title.inbox',
    defaultMessage: 'Inbox',
    description:
      'Title of a screen, in its header and in the browser tab, and entry of the message centre: the messages to this member alone',
  },
  app: {
    id: 'app.title.app',
    defaultMessage: 'Download the app',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  trial: {
    id: 'app.title.trial',
    defaultMessage: 'Free trial',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  webEmail: {
    id: 'app.title.webEmail',
    defaultMessage: 'E-mail',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  reports: {
    id: 'app.title.reports',
    defaultMessage: 'Reports',
    description:
      'Title of a screen, in its header and in the browser tab, and entry of the member area and of the agency centre: profit and loss by day and kind of game',
  },
  agencyCenter: {
    id: 'app.title.agencyCenter',
    defaultMessage: 'Agency centre',
    description: 'Title of a screen, in its header and in the browser tab, and entry of the member area, for agents',
  },
  teamManagement: {
    id: 'app.title.teamManagement',
    defaultMessage: 'Team management',
    description: 'Title of a screen, in its header and in the browser tab, and link of the agency centre',
  },
  teamBets: {
    id: 'app.title.teamBets',
    defaultMessage: 'Team betting',
    description:
      'Title of a screen, in its header and in the browser tab, and link of the agency centre: the bets of the team',
  },
  offeredContracts: {
    id: 'app.title.offeredContracts',
    defaultMessage: 'Contracts offered',
    description:
      'Title of a screen, in its header and in the browser tab, and link of the agency centre: the contracts that an agent has offered to members of the team',
  },
  salaryContract: {
    id: 'app.title.salaryContract',
    defaultMessage: 'Daily wage contract',
    description: 'Title of a screen, in its header and in the browser tab: the contract of an agent about a daily wage',
  },
  dividendContract: {
    id: 'app.title.dividendContract',
    defaultMessage: 'Dividend contract',
    description: 'Title of a screen, in its header and in the browser tab',
  },
  hourContract: {
    id: 'app.title.hourContract',
    defaultMessage: 'Hourly wage contract',
    description:
      'Title of a screen, in its header and in the browser tab: the contract of an agent about an hourly wage',
  },
})
