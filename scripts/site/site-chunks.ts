import { fileURLToPath } from 'node:url'
import type { ChunkGroup } from './chunk-groups.ts'

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url))
const inFolder =
  (folder: string) =>
  (...paths: string[]) =>
    paths.map((path) => source(`${folder}/${path}`))
const [app, core, ui] = [inFolder('app'), inFolder('core'), inFolder('ui')]
const features = inFolder('features')

/** The modules that the first screen begins with. */
export const firstScreen = { main: source('main.tsx'), home: source('features/lobby/HomePage.tsx') }

/** The table of pages, the header, layers, what shows failures, customer service, and parts that most pages have. */
const pages = [
  ...app('shell/OtherPages.tsx', 'shell/PageHeader.tsx', 'shell/FloatingParts.tsx'),
  ...core('errors/react-to-error.ts', 'errors/LoadFailed.tsx', 'notices/NoticeView.tsx', 'notices/NoticeDialog.tsx'),
  ...core('site/ServiceButton.tsx', 'site/ServiceSheet.tsx', 'site/agreement.ts', 'site/social-icons.ts'),
  ...core('storage/late-items.ts'),
  ...core('i18n/Moment.tsx', 'routing/PageBar.tsx', 'wallet/BalanceControls.tsx'),
  ...ui(
    'Card.tsx',
    'Chip.tsx',
    'ChipRow.tsx',
    'ConfirmDialog.tsx',
    'Disclosure.tsx',
    'EmblemCard.tsx',
    'FactList.tsx',
    'Flag.tsx',
    'FocusedTitle.tsx',
    'Hills.tsx',
    'SearchField.tsx',
  ),
  ...ui(
    'Segmented.tsx',
    'Sheet.tsx',
    'StateArt.tsx',
    'StatusTag.tsx',
    'Steps.tsx',
    'use-chosen-in-sight.ts',
    'use-delayed-text.ts',
    'use-focus-on-mount.ts',
    'use-infinite-scroll.ts',
  ),
  ...inFolder('api')('body.ts', 'generated/promotions.ts', 'generated/security.ts', 'generated/session.ts'),
  ...inFolder('lib')('isolate.ts', 'plain-text.ts'),
]
const forms = [
  ...core(
    'forms/use-gateway-form.ts',
    'forms/SubmitButton.tsx',
    'forms/AccountPasswordField.tsx',
    'forms/use-free-checks.ts',
  ),
  ...core('session/account-rules.ts', 'session/send-encrypted.ts'),
  ...ui('Checkbox.tsx', 'TextField.tsx'),
]
const login = features('access/LoginPage.tsx', 'access/LoginModal.tsx')
const register = features('access/registration/RegisterPage.tsx', 'access/registration/RegisterModal.tsx')
const passwords = features(
  'access/password-reset/ForgetPage.tsx',
  'access/password-change/ChangePasswordPage.tsx',
  'access/web-email/WebEmailPage.tsx',
)
const cashier = features('cashier/deposit/DepositPage.tsx', 'cashier/withdraw/WithdrawPage.tsx')
const contracts = features(
  'agent/contracts/SalaryContractPage.tsx',
  'agent/contracts/DividendContractPage.tsx',
  'agent/contracts/HourContractPage.tsx',
)
const team = features('agent/team/TeamPage.tsx', 'agent/team-bets/TeamBetsPage.tsx')
const messages = features('messages/NoticePage.tsx', 'messages/MessageCenterPage.tsx', 'messages/InboxPage.tsx')
const [agent, invite] = [features('agent/AgentRegisterPage.tsx'), features('invite/InvitePage.tsx')]
const member = features('member/home/MemberHomePage.tsx')
const lottery = features('lottery/LotteryPage.tsx', 'lottery/draws/StartPage.tsx')
const records = [
  ...core(
    'records/Bets.tsx',
    'records/BetTotals.tsx',
    'records/RecordList.tsx',
    'records/RecordSheet.tsx',
    'records/record-messages.ts',
    'records/PagedRows.tsx',
  ),
  ...core('records/days/DayChoice.tsx', 'records/days/use-asked-days.ts', 'records/days/use-day-text.ts'),
  source('api/generated/records.ts'),
]
const figures = [
  ...core('records/figures/DayBars.tsx', 'records/figures/ProfitCard.tsx', 'records/figures/use-team-figures.ts'),
  ...ui('Figures.tsx'),
  ...inFolder('api')('generated/agent.ts', 'generated/lottery.ts'),
]
const gameList = features('games/GameListPage.tsx')
const otherGames = features('games/SlotsCenterPage.tsx', 'games/GameCenterPage.tsx', 'games/GameHostPage.tsx')

/**
 * The files of the site, in the order in which they take modules. A library belongs to the part that needs it: one file
 * for all of them would bring what a page does without.
 */
export const siteChunks: readonly ChunkGroup[] = [
  {
    name: 'app',
    // With what home shares with other pages, which else would have to ask for home.
    takes: [
      { modules: [firstScreen.main] },
      {
        modules: [firstScreen.home],
        sharedWith: [
          ...pages,
          ...forms,
          ...login,
          ...register,
          ...cashier,
          ...contracts,
          ...messages,
          ...agent,
          ...team,
          ...member,
        ],
      },
    ],
  },
  { name: 'home', takes: [{ modules: [firstScreen.home] }] },
  { name: 'first-visit', takes: [{ modules: app('boot/language-of-visitor.ts') }] },
  { name: 'pages', takes: [{ modules: pages }], shared: /\/lucide-react\/dist\/esm\/icons\// },
  { name: 'forms', takes: [{ modules: forms }] },
  { name: 'html', takes: [{ modules: core('html/SafeHtml.tsx', 'html/sanitize.ts') }] },
  {
    name: 'access',
    takes: [
      { modules: login, sharedWith: register },
      { modules: passwords, sharedWith: [...login, ...register] },
    ],
  },
  { name: 'login', takes: [{ modules: login }] },
  { name: 'register', takes: [{ modules: register }] },
  { name: 'cashier', takes: [{ modules: cashier }] },
  { name: 'games', takes: [{ modules: gameList, sharedWith: otherGames }] },
  { name: 'records', takes: [{ modules: records }] },
  { name: 'figures', takes: [{ modules: figures }] },
  { name: 'lottery', takes: [{ modules: lottery }] },
  {
    name: 'agent',
    takes: [
      { modules: team, sharedWith: [...agent, ...contracts] },
      { modules: agent, sharedWith: contracts },
    ],
  },
  { name: 'team', takes: [{ modules: team }] },
  { name: 'contracts', takes: [{ modules: contracts }] },
  { name: 'invitation', takes: [{ modules: agent, sharedWith: invite }] },
  { name: 'messages', takes: [{ modules: messages }] },
]
