import { paths, type RouteName } from '#src/core/routing/paths.ts'

/** Everybody who looks at a screen. */
export const VIEWERS = ['visitor', 'ravi88', 'agent01'] as const

/** Seeded account to look at a screen with. */
export type Viewer = (typeof VIEWERS)[number]

type Screen = readonly [viewer: Viewer, query?: string] | 'redirect'

/** Where a screen stands and who sees most of it; a route without an entry does not compile. */
const screens = {
  home: ['visitor'],
  login: ['visitor'],
  register: ['visitor'],
  forget: ['visitor'],
  changePassword: ['ravi88'],
  memberHome: ['ravi88'],
  deposit: ['ravi88'],
  // The latest deposit of the seeded member, which waits for its money.
  depositOrder: ['ravi88', '?no=D01009000'],
  withdraw: ['ravi88'],
  // The latest withdrawal of the seeded member, which waits.
  withdrawOrder: ['ravi88', '?no=W01009000'],
  betRecord: ['ravi88'],
  rewardCenter: ['ravi88'],
  security: ['ravi88'],
  paymentPassword: ['ravi88'],
  cards: ['ravi88'],
  questions: ['ravi88'],
  mobile: ['ravi88'],
  securityEvents: ['ravi88'],
  playLimits: ['ravi88'],
  profile: ['ravi88'],
  accountRecord: ['ravi88'],
  help: ['visitor'],
  feedback: ['visitor'],
  invite: ['ravi88'],
  agentRegister: ['agent01'],
  notice: ['visitor', '?index=1'],
  live: ['visitor'],
  sports: ['visitor'],
  esports: ['visitor'],
  gameCenter: ['visitor'],
  lott: ['visitor'],
  elott: ['visitor'],
  game: ['visitor'],
  gameList: ['visitor', '?gameType=RNG'],
  launchGame: ['ravi88', '?playType=trad&gameId=7502'],
  // Leads on to the screen of launchGame.
  lotteryFrame: 'redirect',
  vip: ['visitor'],
  promotions: ['ravi88'],
  message: ['ravi88'],
  messages: ['ravi88'],
  inbox: ['ravi88'],
  lottery: ['visitor'],
  app: ['visitor'],
  trial: ['visitor'],
  startLottery: ['ravi88', '?gameId=7511'],
  slotsCenter: ['visitor'],
  webEmail: ['ravi88'],
  reports: ['agent01'],
  agencyCenter: ['agent01'],
  teamManagement: ['agent01'],
  teamBets: ['agent01'],
  offeredContracts: ['agent01'],
  salaryContract: ['agent01'],
  dividendContract: ['agent01'],
  hourContract: ['agent01'],
} satisfies Record<RouteName, Screen>

/** Addresses of all screens that this viewer is to look at. A member's home is one more, for its own header. */
export function screensOf(viewer: Viewer): string[] {
  const own = Object.entries<Screen>(screens).flatMap(([name, screen]) => {
    if (screen === 'redirect' || screen[0] !== viewer) return []
    return [paths[name as RouteName] + (screen[1] ?? '')]
  })
  return viewer === 'ravi88' ? [paths.home, ...own] : own
}
