import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/lib/run-command.ts'
import type { ChunkGroup } from './chunk-groups.ts'

/**
 * @param path from the root of the project, whole, so that whoever moves the file finds it here
 * @throws Error when there is no such file: a list that goes on without it would split the site differently in silence
 */
function file(path: string): string {
  const found = join(ROOT, path)
  if (!existsSync(found)) throw new Error(`scripts/site/build/site-chunks.ts names ${path}, which is not there.`)
  return found
}

const files = (...paths: string[]) => paths.map(file)

/** The modules that the first screen begins with. */
export const firstScreen = { main: file('src/main.tsx'), home: file('src/features/lobby/HomePage.tsx') }

/** What the first screen has no use for, of a library whose index names all its modules. */
const lateParts = files(
  'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js',
  'node_modules/@tanstack/query-core/build/modern/mutationObserver.js',
  'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
  'node_modules/@tanstack/react-query/build/modern/useMutation.js',
)

/** The table of pages, the header, layers, what shows failures, customer service, and parts that most pages have. */
const pages = [
  ...files('src/app/shell/OtherPages.tsx', 'src/app/shell/PageHeader.tsx', 'src/app/shell/FloatingParts.tsx'),
  ...files(
    'src/core/errors/react-to-error.ts',
    'src/core/errors/LoadFailed.tsx',
    'src/core/errors/LoadingCards.tsx',
    'src/core/errors/refetch-failed.ts',
    'src/core/errors/LoadsSlowly.tsx',
    'src/core/toasts/ToastView.tsx',
    'src/core/toasts/RequestDialog.tsx',
    'src/core/session/ask-member.ts',
    'src/core/session/use-question.ts',
  ),
  ...files(
    'src/core/support/ServiceButton.tsx',
    'src/core/support/ServiceSheet.tsx',
    'src/core/account/agreement.ts',
    'src/core/site/social-icons.ts',
  ),
  ...files('src/core/storage/late-items.ts'),
  ...files('src/core/i18n/Moment.tsx', 'src/core/merchant/MarkedCard.tsx', 'src/core/routing/PageHead.tsx'),
  ...files(
    'src/core/wallet/BalanceBar.tsx',
    'src/core/wallet/BalanceControls.tsx',
    'src/core/wallet/count-next-balance.ts',
    'src/lib/sum-amounts.ts',
  ),
  ...files(
    'src/ui/display/Card.tsx',
    'src/ui/controls/Chip.tsx',
    'src/ui/motion/ChipRow.tsx',
    'src/ui/layers/ConfirmDialog.tsx',
    'src/ui/controls/Disclosure.tsx',
    'src/ui/display/EmblemCard.tsx',
    'src/ui/display/FactList.tsx',
    'src/ui/display/Flag.tsx',
    'src/ui/display/FocusedTitle.tsx',
    'src/ui/display/Hills.tsx',
    'src/ui/fields/SearchField.tsx',
  ),
  ...files(
    'src/ui/controls/Segmented.tsx',
    'src/ui/layers/Sheet.tsx',
    'src/ui/states/StateArt.tsx',
    'src/ui/display/StatusTag.tsx',
    'src/ui/display/Steps.tsx',
    'src/ui/motion/use-chosen-in-sight.ts',
    'src/ui/loading/use-delayed-text.ts',
    'src/ui/display/use-focus-on-mount.ts',
    'src/ui/loading/use-infinite-scroll.ts',
  ),
  ...files(
    'src/api/body.ts',
    'src/api/define-write.ts',
    'src/api/generated/favorites-lists.ts',
    'src/api/generated/games-lists.ts',
    'src/api/generated/promotions.ts',
    'src/api/generated/records-lists.ts',
    'src/api/generated/security.ts',
    'src/api/generated/session.ts',
    'src/api/generated/shapes.ts',
    'src/api/generated/system.ts',
    'src/api/poll-wait.ts',
  ),
  ...files(
    'src/core/routing/order-path.ts',
    'src/core/routing/view-paths.ts',
    'src/lib/clock-text.ts',
    'src/lib/isolate.ts',
    'src/lib/plain-text.ts',
  ),
  ...files(
    'src/core/account/contract-requests.ts',
    'src/core/account/LogInFirst.tsx',
    'src/core/invite/invite-messages.ts',
    'src/core/support/HelpLineRow.tsx',
    'src/ui/controls/CopyField.tsx',
  ),
  // Words of several pages.
  ...files(
    'src/core/account/field-names.ts',
    'src/core/account/verification/by-sms-message.ts',
    'src/core/forms/clear-search-message.ts',
    'src/core/forms/form-actions.ts',
    'src/core/games/providers-message.ts',
    'src/core/i18n/day-range-message.ts',
    'src/core/money/money-facts.ts',
    'src/core/records/history-message.ts',
    'src/core/records/show-more-message.ts',
    'src/core/session/way-in-messages.ts',
    'src/core/site/to-home-message.ts',
    'src/core/toasts/copy-messages.ts',
    'src/core/toasts/got-it-message.ts',
    'src/features/lobby/play-game-message.ts',
  ),
  // Of the records and of the search.
  ...files('node_modules/lucide-react/dist/esm/icons/rotate-ccw-clock.mjs'),
]
/** What a member's tap on a game or a heart does. */
const play = files('src/core/games/launch/start-game.ts', 'src/core/games/favorites/change-favorite.ts')
const forms = [
  ...files(
    'src/core/forms/use-gateway-form.ts',
    'src/core/forms/SubmitButton.tsx',
    'src/core/forms/AccountPasswordField.tsx',
    'src/core/forms/use-availability.ts',
    'src/core/forms/field-messages.ts',
  ),
  ...files('src/core/account/account-rules.ts', 'src/core/account/minutes-left.ts'),
  ...files('src/api/can-encrypt.ts', 'src/api/generated/encrypted.ts'),
  ...files('src/ui/fields/Checkbox.tsx', 'src/ui/fields/TextArea.tsx', 'src/ui/fields/TextField.tsx'),
  ...files('src/lib/count-characters.ts'),
]
/**
 * What forms that move money share with each other, with the pages of orders, and with those of cards and passwords.
 */
const money = [
  ...files('src/api/generated/deposit.ts', 'src/api/generated/withdraw.ts'),
  ...files(
    'src/core/money/AmountField.tsx',
    'src/core/money/amounts.ts',
    'src/core/money/MoneyCallGate.tsx',
    'src/core/money/money-reads.ts',
    'src/core/money/play-limits.ts',
    'src/core/money/ResultRow.tsx',
    'src/core/money/say-made.ts',
    'src/core/money/use-amount-limits.ts',
    'src/core/money/use-refresh-when-over.ts',
    'src/core/money/use-time-left.ts',
    'src/core/money/withdraw-fee.ts',
    'src/core/money/use-idempotency-key.ts',
  ),
  ...files(
    'src/core/account/PaymentPasswordField.tsx',
    'src/core/account/payment-password.ts',
    'src/core/account/payment-password-effects.ts',
    'src/core/account/payment-password-places.ts',
    'src/core/account/payment-password-reads.ts',
  ),
  ...files('src/features/cashier/CryptoWarning.tsx', 'src/features/cashier/use-crypto-facts.tsx'),
  ...files('src/features/cashier/crypto-messages.ts', 'src/core/money/share-of-amount.ts'),
  ...files(
    'src/core/account/payment-password-messages.ts',
    'src/core/money/on-break-message.ts',
    'src/core/money/orders/order-messages.ts',
  ),
]
const login = files('src/features/access/LoginPage.tsx', 'src/features/access/LoginModal.tsx')
const register = files(
  'src/features/access/registration/RegisterPage.tsx',
  'src/features/access/registration/RegisterModal.tsx',
)
const passwords = files(
  'src/features/access/password-reset/ForgetPage.tsx',
  'src/features/access/password-change/ChangePasswordPage.tsx',
  'src/features/access/web-email/WebEmailPage.tsx',
)
const cashier = files('src/features/cashier/deposit/DepositPage.tsx', 'src/features/cashier/withdraw/WithdrawPage.tsx')
const contracts = files(
  'src/features/agent/contracts/SalaryContractPage.tsx',
  'src/features/agent/contracts/DividendContractPage.tsx',
  'src/features/agent/contracts/HourContractPage.tsx',
)
const offers = files('src/features/agent/offers/OfferedContractsPage.tsx')
const team = files('src/features/agent/team/TeamPage.tsx', 'src/features/agent/team-bets/TeamBetsPage.tsx')
const messages = files(
  'src/features/messages/AnnouncementPage.tsx',
  'src/features/messages/MessageCenterPage.tsx',
  'src/features/messages/InboxPage.tsx',
)
const [agent, invite] = [files('src/features/agent/AgentRegisterPage.tsx'), files('src/features/invite/InvitePage.tsx')]
const member = files('src/features/member/home/MemberHomePage.tsx')
const lottery = files('src/features/lottery/LotteryPage.tsx', 'src/features/lottery/draws/StartPage.tsx')
const records = [
  ...files(
    'src/core/records/Bets.tsx',
    'src/core/records/BetTotals.tsx',
    'src/core/records/Totals.tsx',
    'src/core/records/RecordList.tsx',
    'src/core/records/RecordSheet.tsx',
    'src/core/records/record-messages.ts',
    'src/core/records/PagedRows.tsx',
  ),
  ...files(
    'src/core/records/days/DayChoice.tsx',
    'src/core/records/days/use-asked-days.ts',
    'src/core/records/days/use-day-text.ts',
  ),
]
const figures = [
  ...files(
    'src/core/records/figures/DayBars.tsx',
    'src/core/records/figures/ProfitCard.tsx',
    'src/core/records/figures/use-team-figures.ts',
  ),
  ...files('src/ui/display/Figures.tsx'),
  ...files('src/api/generated/agent.ts', 'src/api/generated/lottery.ts'),
]
const gameList = files('src/features/games/GameListPage.tsx')
const otherGames = files(
  'src/features/games/SlotsCenterPage.tsx',
  'src/features/games/center/GameCenterPage.tsx',
  'src/features/games/GameHostPage.tsx',
)

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
  { name: 'first-visit', takes: [{ modules: files('src/app/boot/language-of-visitor.ts') }] },
  { name: 'pages', takes: [{ modules: pages }], own: lateParts, shared: /\/lucide-react\/dist\/esm\/icons\// },
  { name: 'play', takes: [{ modules: play }] },
  { name: 'tickers', takes: [{ modules: files('src/core/announcements/AnnouncementTicker.tsx') }] },
  { name: 'forms', takes: [{ modules: forms }] },
  { name: 'money', takes: [{ modules: money }] },
  {
    name: 'html',
    takes: [
      { modules: files('src/core/html/SafeHtml.tsx', 'src/core/html/picture-retry.ts', 'src/core/html/sanitize.ts') },
    ],
  },
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
      { modules: team, sharedWith: [...agent, ...contracts, ...offers] },
      { modules: agent, sharedWith: contracts },
    ],
  },
  { name: 'team', takes: [{ modules: team }] },
  { name: 'contracts', takes: [{ modules: contracts }] },
  { name: 'invitation', takes: [{ modules: agent, sharedWith: invite }] },
  { name: 'messages', takes: [{ modules: messages }] },
]
