import { categoryNames } from '#src/core/games/category/category-messages.ts'
import type { RouteName } from '#src/core/routing/paths.ts'
import { pageNames as title } from '#src/core/site/page-names.ts'
import { fixedRoutes } from './routes/fixed-routes.ts'
import { loadGameList } from './routes/load-next-pages.ts'
import { memberPage } from './routes/member-page.ts'
import { page, type RouteDefinition } from './routes/route.ts'

const messageCenter = page(() =>
  import('#src/features/messages/MessageCenterPage.tsx').then((m) => m.MessageCenterPage),
)
const gameCenter = page(() => import('#src/features/games/center/GameCenterPage.tsx').then((m) => m.GameCenterPage))

/**
 * Every screen by the name of its address (SHELL-02..36): the four fixed ones and all others (SHELL-39). A path without
 * an entry does not compile.
 */
export const routes = {
  ...fixedRoutes,
  forget: {
    title: title.forget,
    page: page(() => import('#src/features/access/password-reset/ForgetPage.tsx').then((m) => m.ForgetPage)),
    access: 'unregistered',
  },
  changePassword: {
    title: title.changePassword,
    page: page(() =>
      import('#src/features/access/password-change/ChangePasswordPage.tsx').then((m) => m.ChangePasswordPage),
    ),
    access: 'session',
    gate: 'password',
  },
  memberHome: {
    title: title.memberHome,
    page: memberPage(() => import('#src/features/member/home/MemberHomePage.tsx').then((m) => m.MemberHomePage)),
    access: 'session',
    headerAction: 'messages',
  },
  profile: {
    title: title.profile,
    page: memberPage(() => import('#src/features/member/profile/ProfilePage.tsx').then((m) => m.ProfilePage)),
    access: 'session',
  },
  security: {
    title: title.security,
    page: memberPage(() => import('#src/features/member/security/SecurityPage.tsx').then((m) => m.SecurityPage)),
    access: 'session',
    gate: 'security',
  },
  paymentPassword: {
    title: title.paymentPassword,
    page: memberPage(() =>
      import('#src/features/member/security/payment-password/PaymentPasswordPage.tsx').then(
        (m) => m.PaymentPasswordPage,
      ),
    ),
    access: 'session',
    gate: 'security',
  },
  withdrawOrder: {
    title: title.withdrawOrder,
    page: memberPage(() =>
      import('#src/features/cashier/withdraw-order/WithdrawOrderPage.tsx').then((m) => m.WithdrawOrderPage),
    ),
    access: 'session',
    gate: 'withdraw',
  },
  cards: {
    title: title.cards,
    page: memberPage(() => import('#src/features/member/security/cards/CardsPage.tsx').then((m) => m.CardsPage)),
    access: 'session',
    gate: 'security',
  },
  questions: {
    title: title.questions,
    page: memberPage(() =>
      import('#src/features/member/security/questions/QuestionsPage.tsx').then((m) => m.QuestionsPage),
    ),
    access: 'session',
    gate: 'security',
  },
  mobile: {
    title: title.mobile,
    page: memberPage(() => import('#src/features/member/security/mobile/MobilePage.tsx').then((m) => m.MobilePage)),
    access: 'session',
    gate: 'security',
  },
  securityEvents: {
    title: title.securityEvents,
    page: memberPage(() =>
      import('#src/features/member/security/events/SecurityEventsPage.tsx').then((m) => m.SecurityEventsPage),
    ),
    access: 'session',
    gate: 'security',
  },
  playLimits: {
    title: title.playLimits,
    page: memberPage(() => import('#src/features/member/limits/LimitsPage.tsx').then((m) => m.LimitsPage)),
    access: 'session',
    gate: 'security',
  },
  deposit: {
    title: title.deposit,
    page: memberPage(() => import('#src/features/cashier/deposit/DepositPage.tsx').then((m) => m.DepositPage)),
    access: 'session',
    gate: 'deposit',
  },
  depositOrder: {
    title: title.depositOrder,
    page: memberPage(() =>
      import('#src/features/cashier/deposit-order/DepositOrderPage.tsx').then((m) => m.DepositOrderPage),
    ),
    access: 'session',
    gate: 'deposit',
  },
  withdraw: {
    title: title.withdraw,
    page: memberPage(() => import('#src/features/cashier/withdraw/WithdrawPage.tsx').then((m) => m.WithdrawPage)),
    access: 'session',
    gate: 'withdraw',
  },
  betRecord: {
    title: title.betRecord,
    page: memberPage(() => import('#src/features/records/bets/BetRecordPage.tsx').then((m) => m.BetRecordPage)),
    access: 'session',
  },
  accountRecord: {
    title: title.accountRecord,
    page: memberPage(() =>
      import('#src/features/records/account/AccountRecordPage.tsx').then((m) => m.AccountRecordPage),
    ),
    access: 'session',
  },
  rewardCenter: {
    title: title.rewardCenter,
    page: page(() => import('#src/features/promotions/rewards/RewardCenterPage.tsx').then((m) => m.RewardCenterPage)),
    access: 'session',
  },
  help: { title: title.help, page: page(() => import('#src/features/help/HelpPage.tsx').then((m) => m.HelpPage)) },
  feedback: {
    title: title.feedback,
    page: page(() => import('#src/features/feedback/FeedbackPage.tsx').then((m) => m.FeedbackPage)),
  },
  invite: {
    title: title.invite,
    page: page(() => import('#src/features/invite/InvitePage.tsx').then((m) => m.InvitePage)),
    access: 'session',
  },
  agentRegister: {
    title: title.agentRegister,
    page: memberPage(() => import('#src/features/agent/AgentRegisterPage.tsx').then((m) => m.AgentRegisterPage)),
  },
  notice: {
    title: title.notice,
    page: page(() => import('#src/features/messages/AnnouncementPage.tsx').then((m) => m.AnnouncementPage)),
    headerAction: 'readAnnouncements',
  },
  live: { title: title.live, page: gameCenter, headerAction: 'searchLive', scene: true },
  sports: { title: categoryNames.SPORTS, page: gameCenter, scene: true },
  esports: { title: categoryNames.ESPORTS, page: gameCenter, scene: true },
  gameCenter: { title: title.gameCenter, page: gameCenter, scene: true },
  lott: { title: categoryNames.LOTT, page: gameCenter, scene: true },
  elott: { title: categoryNames.ELOTT, page: gameCenter, scene: true },
  game: {
    title: title.games,
    page: page(() => import('#src/features/games/GameHostPage.tsx').then((m) => m.GameHostPage)),
    headerAction: 'searchGames',
    scene: true,
  },
  gameList: {
    title: title.games,
    page: page(loadGameList),
  },
  launchGame: {
    title: categoryNames.LOTT,
    page: page(() => import('#src/features/lottery/frame/LaunchPage.tsx').then((m) => m.LaunchPage)),
    access: 'session',
  },
  lotteryFrame: {
    title: categoryNames.LOTT,
    page: page(() => import('#src/features/lottery/frame/OwnFramePage.tsx').then((m) => m.OwnFramePage)),
  },
  vip: { title: title.vip, page: page(() => import('#src/features/vip/VipPage.tsx').then((m) => m.VipPage)) },
  promotions: {
    title: title.promotions,
    page: page(() => import('#src/features/promotions/PromotionsPage.tsx').then((m) => m.PromotionsPage)),
  },
  message: { title: title.messages, page: messageCenter },
  messages: { title: title.messages, page: messageCenter, headerAction: 'readAll' },
  inbox: {
    title: title.inbox,
    page: page(() => import('#src/features/messages/InboxPage.tsx').then((m) => m.InboxPage)),
    access: 'session',
    gate: 'inbox',
    headerAction: 'readInbox',
  },
  lottery: {
    title: categoryNames.LOTT,
    page: page(() => import('#src/features/lottery/LotteryPage.tsx').then((m) => m.LotteryPage)),
  },
  app: { title: title.app, page: page(() => import('#src/features/app-download/AppPage.tsx').then((m) => m.AppPage)) },
  trial: {
    title: title.trial,
    page: page(() => import('#src/features/trial/TrialPage.tsx').then((m) => m.TrialPage)),
    scene: 'own',
    access: 'visitor',
  },
  slotsCenter: {
    title: categoryNames.RNG,
    page: page(() => import('#src/features/games/SlotsCenterPage.tsx').then((m) => m.SlotsCenterPage)),
    headerAction: 'searchSlots',
    scene: true,
  },
  // Open to visitors who come with a ticket; the page itself sends the others to the login.
  webEmail: {
    title: title.webEmail,
    page: page(() => import('#src/features/access/web-email/WebEmailPage.tsx').then((m) => m.WebEmailPage)),
  },
  reports: {
    title: title.reports,
    page: memberPage(() => import('#src/features/reports/ReportsPage.tsx').then((m) => m.ReportsPage)),
    access: 'session',
  },
  agencyCenter: {
    title: title.agencyCenter,
    page: memberPage(() => import('#src/features/agent/center/AgencyCenterPage.tsx').then((m) => m.AgencyCenterPage)),
    access: 'session',
    gate: 'agent',
  },
  teamManagement: {
    title: title.teamManagement,
    page: memberPage(() => import('#src/features/agent/team/TeamPage.tsx').then((m) => m.TeamPage)),
    access: 'session',
    gate: 'agent',
  },
  teamBets: {
    title: title.teamBets,
    page: memberPage(() => import('#src/features/agent/team-bets/TeamBetsPage.tsx').then((m) => m.TeamBetsPage)),
    access: 'session',
    gate: 'agent',
  },
  offeredContracts: {
    title: title.offeredContracts,
    page: memberPage(() =>
      import('#src/features/agent/offers/OfferedContractsPage.tsx').then((m) => m.OfferedContractsPage),
    ),
    access: 'session',
    gate: 'agent',
  },
  salaryContract: {
    title: title.salaryContract,
    page: memberPage(() =>
      import('#src/features/agent/contracts/SalaryContractPage.tsx').then((m) => m.SalaryContractPage),
    ),
    access: 'session',
    gate: 'contract',
  },
  dividendContract: {
    title: title.dividendContract,
    page: memberPage(() =>
      import('#src/features/agent/contracts/DividendContractPage.tsx').then((m) => m.DividendContractPage),
    ),
    access: 'session',
    gate: 'contract',
  },
  hourContract: {
    title: title.hourContract,
    page: memberPage(() =>
      import('#src/features/agent/contracts/HourContractPage.tsx').then((m) => m.HourContractPage),
    ),
    access: 'session',
    gate: 'contract',
  },
} satisfies Record<RouteName, RouteDefinition>

/** The definition of a route by name, without the exact types of the table. */
export const routeOf = (name: RouteName): RouteDefinition => routes[name]
