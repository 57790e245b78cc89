/** Every address of the product (SHELL-02..36). The names are the only way to write an address in code. */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
  changePassword: '/m/changePsw',
  memberHome: '/m/member/home',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  betRecord: '/m/gameRecord',
  rewardCenter: '/m/rewardCenter',
  help: '/m/help',
  feedback: '/m/feedback',
  invite: '/m/inviteFriends',
  agentRegister: '/m/agentRegister',
  notice: '/m/notice',
  live: '/m/live',
  sports: '/m/sports',
  esports: '/m/esports',
  gameCenter: '/m/gameCenter',
  lott: '/m/lott',
  elott: '/m/elott',
  game: '/m/game',
  gameList: '/m/gameList',
  launchGame: '/m/launchGame',
  lotteryFrame: '/m/lotto-h5/:mui/:playType/games/:gameId',
  vip: '/m/vip',
  promotions: '/m/activity',
  message: '/m/message',
  messages: '/m/messages',
  inbox: '/m/messages/inbox',
  lottery: '/m/lottery',
  app: '/m/app',
  trial: '/m/trail',
  startLottery: '/m/startLottery',
  slotsCenter: '/m/slotsCenter',
  webEmail: '/m/webEmail',
  // Screens whose address the sources do not give (SHELL-37, GAP-136).
  profile: '/m/member/profile',
  security: '/m/member/security',
  withdrawOrder: '/m/member/withdrawOrder',
  paymentPassword: '/m/member/paymentPassword',
  cards: '/m/member/cards',
  questions: '/m/member/questions',
  mobile: '/m/member/mobile',
  securityEvents: '/m/member/securityEvents',
  playLimits: '/m/member/playLimits',
  accountRecord: '/m/member/accountRecord',
  depositOrder: '/m/member/depositOrder',
  reports: '/m/member/reports',
  agencyCenter: '/m/member/agent/center',
  teamManagement: '/m/member/agent/team',
  teamBets: '/m/member/agent/teamBets',
  offeredContracts: '/m/member/agent/contracts',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
} as const

/** Name of a route. */
export type RouteName = keyof typeof paths

/** Other spellings of a route's address: home's aliases (SHELL-02) and `/m/register.html` (SHELL-04). */
export const aliases = {
  home: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
  register: ['/m/register.html'],
} as const satisfies Partial<Record<RouteName, readonly string[]>>

/** Every address of a route, its own first. */
export function addressesOf(name: RouteName): readonly string[] {
  return [paths[name], ...(name in aliases ? aliases[name as keyof typeof aliases] : [])]
}

/** SHELL-45: whether the home-only parts belong on this address. */
export function isHomePath(pathname: string): boolean {
  return addressesOf('home').includes(pathname)
}
